/** A few soft sounds, made here, off unless wanted. */
import { settings } from "./settings.js";

/** @type {Record<"step" | "asked" | "end", [number, number][]>} tones: hertz, and when they begin */
const TUNES = {
  step: [[330, 0]],
  asked: [
    [440, 0],
    [554, 0.09],
  ],
  end: [
    [392, 0],
    [494, 0.12],
    [587, 0.24],
    [784, 0.36],
  ],
};
/** @type {AudioContext | null} */
let context = null;

/** @param {"step" | "asked" | "end"} name */
export function chime(name) {
  if (!settings.sounds) return;
  context ??= new AudioContext();
  for (const [hertz, after] of TUNES[name])
    tone(context, hertz, context.currentTime + after, name === "step" ? 0.02 : 0.05);
}

/**
 * @param {AudioContext} audio
 * @param {number} hertz
 * @param {number} start
 * @param {number} loud
 */
function tone(audio, hertz, start, loud) {
  const wave = audio.createOscillator();
  const volume = audio.createGain();
  wave.type = "triangle";
  wave.frequency.value = hertz;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.35);
  wave.connect(volume).connect(audio.destination);
  wave.start(start);
  wave.stop(start + 0.4);
}
