// Compiles folders of Python with the Python that will run them: node compile.mjs PYODIDE FOLDER ARCHIVE [FOLDER ARCHIVE...].
// Each archive has .pyc in place of .py. The same sources give the same bytes: no times, no order of a disk, no paths of this machine.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [pyodide, ...pairs] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(pyodide, "pyodide.mjs")).href);
const python = await loadPyodide();
python.FS.mkdirTree("/folder");
const archived = python.runPython(`
import importlib._bootstrap_external as bootstrap, io, marshal, os, zipfile
from importlib.util import source_hash

def compiled(path, name):
    with open(path, "rb") as file:
        source = file.read()
    code = compile(source, name, "exec", dont_inherit=True, optimize=0)
    # read back once: what is shared by chance between modules compiled before must not show in the bytes
    code = marshal.loads(marshal.dumps(code))
    return bytes(bootstrap._code_to_hash_pyc(code, source_hash(source), checked=False))

def archived():
    into = io.BytesIO()
    # stored: the whole file is compressed once more when it is sent, and that takes a third less than its parts alone
    with zipfile.ZipFile(into, "w", zipfile.ZIP_STORED) as archive:
        names = sorted(os.path.relpath(os.path.join(folder, name), "/folder") for folder, _, found in os.walk("/folder") for name in found)
        for name in names:
            path = os.path.join("/folder", name)
            # a package that reads the source of its own __init__.py, to import the rest only when it is used
            if name.endswith(".py") and b"install_lazy_importer()" not in open(path, "rb").read():
                body, name = compiled(path, name), name + "c"
            else:
                with open(path, "rb") as file:
                    body = file.read()
            info = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            info.external_attr = 0o644 << 16
            info.create_system = 3
            archive.writestr(info, body)
    return into.getvalue()
archived
`);
for (let at = 0; at < pairs.length; at += 2) {
  python.FS.mount(python.FS.filesystems.NODEFS, { root: pairs[at] }, "/folder");
  const bytes = archived();
  writeFileSync(pairs[at + 1], bytes.toJs());
  bytes.destroy();
  python.FS.unmount("/folder");
}
process.exit(0);
