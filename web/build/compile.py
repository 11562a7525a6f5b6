"""Runs inside Pyodide while the site is built: turns source into .pyc with the bytecode of that Python."""

import gc
import importlib
import importlib.util
import io
import linecache
import marshal
import pkgutil
import sys
import zipfile

EPOCH = (1980, 1, 1, 0, 0, 0)


def to_pyc(source: bytes, path: str, optimize: int) -> bytes:
    """A .pyc that Python trusts without a look at the source."""
    code = compile(source, path, "exec", dont_inherit=True, optimize=optimize)
    unchecked_hash = (1).to_bytes(4, "little")
    return importlib.util.MAGIC_NUMBER + unchecked_hash + bytes(8) + marshal.dumps(code)


def pack(files: dict[str, bytes]) -> bytes:
    """A zip archive that depends on its contents only."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        for name in sorted(files):
            info = zipfile.ZipInfo(name, EPOCH)
            info.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(info, files[name], compresslevel=9)
    return out.getvalue()


def compile_zip(path: str) -> bytes:
    """The standard library of that archive as .pyc, without docstrings and asserts."""
    files = {}
    with zipfile.ZipFile(path) as archive:
        for name in archive.namelist():
            data = archive.read(name)
            if name.endswith(".py"):
                files[name + "c"] = to_pyc(data, f"{path}/{name}", 2)
            elif not name.endswith("/"):
                files[name] = data
    return pack(files)


def compile_wheel(path: str, site_packages: str) -> bytes:
    """The wheel with a .pyc beside every module; asserts and docstrings stay."""
    with zipfile.ZipFile(path) as archive:
        files = {name: archive.read(name) for name in archive.namelist()}
    record = next(name for name in files if name.endswith(".dist-info/RECORD"))
    for name in [name for name in files if name.endswith(".py")]:
        folder, _, module = name.rpartition("/")
        cached = f"{folder}/__pycache__/{module[:-3]}.{sys.implementation.cache_tag}.pyc"
        files[cached] = to_pyc(files[name], f"{site_packages}/{name}", 0)
        files[record] += f"{cached},,\n".encode()
    return pack(files)


def import_all(name: str) -> None:
    """Import the package with every module in it but the command line."""
    package = importlib.import_module(name)
    for module in pkgutil.walk_packages(package.__path__, name + "."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)


def tidy() -> None:
    """Drop what a restored interpreter has no use for, so that the snapshot stays small."""
    linecache.clearcache()
    gc.collect()
    gc.freeze()
