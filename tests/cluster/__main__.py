"""A dask cluster of two workers on this machine and the tournament command on it; run in .venv-cluster.

``python tests/cluster [--fell] ARGUMENT ...``: with --fell a worker is killed once the first game is in the log.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from pathlib import Path

from dask.distributed import LocalCluster

from ludoteka.__main__ import main


def fell(cluster: LocalCluster, log: Path) -> None:
    """Kill a worker in the middle of the tournament."""
    while not log.exists():
        time.sleep(0.01)
    os.kill(next(iter(cluster.workers.values())).pid, signal.SIGKILL)
    print("killed a worker", file=sys.stderr, flush=True)


if __name__ == "__main__":
    arguments = sys.argv[1:]
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as workers:
        if arguments[0] == "--fell":
            arguments = arguments[1:]
            log = Path(arguments[arguments.index("--log") + 1])
            threading.Thread(target=fell, args=(workers, log), daemon=True).start()
        code = main([*arguments, "--dask", workers.scheduler_address])
    sys.exit(code)
