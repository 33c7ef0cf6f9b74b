/** The target that a native module was built for; `arch` as Node names it, several for a universal one. */
export interface Target {
  platform: 'linux' | 'darwin' | 'win32';
  archs: readonly string[];
}

const elfArchs: Readonly<Record<number, string>> = { 0x3e: 'x64', 0xb7: 'arm64', 0x28: 'arm', 0x03: 'ia32' };
const machArchs: Readonly<Record<number, string>> = { 0x01000007: 'x64', 0x0100000c: 'arm64' };
const peArchs: Readonly<Record<number, string>> = { 0x8664: 'x64', 0xaa64: 'arm64', 0x014c: 'ia32' };
const unknown = 'unknown';

/** Reads the header of an ELF, Mach-O or PE file; `null` for anything else. */
export function targetOf(file: Buffer): Target | null {
  try {
    return readElf(file) ?? readMachO(file) ?? readPe(file);
  } catch {
    // Too short for the header that its first bytes announce.
    return null;
  }
}

function readElf(file: Buffer): Target | null {
  if (file.readUInt32BE(0) !== 0x7f454c46) return null;
  const isLittleEndian = file.readUInt8(5) === 1;
  const machine = isLittleEndian ? file.readUInt16LE(18) : file.readUInt16BE(18);
  return { platform: 'linux', archs: [elfArchs[machine] ?? unknown] };
}

const machMagic64 = 0xfeedfacf;
const fatMagic = 0xcafebabe;
const fatEntry = 20;

function readMachO(file: Buffer): Target | null {
  if (file.readUInt32LE(0) === machMagic64) {
    return { platform: 'darwin', archs: [machArchs[file.readUInt32LE(4)] ?? unknown] };
  }
  if (file.readUInt32BE(0) !== fatMagic) return null;
  const count = file.readUInt32BE(4);
  const archs = Array.from({ length: count }, (_, i) => machArchs[file.readUInt32BE(8 + i * fatEntry)] ?? unknown);
  return { platform: 'darwin', archs };
}

function readPe(file: Buffer): Target | null {
  if (file.toString('latin1', 0, 2) !== 'MZ') return null;
  const header = file.readUInt32LE(0x3c);
  if (file.toString('latin1', header, header + 4) !== 'PE\0\0') return null;
  return { platform: 'win32', archs: [peArchs[file.readUInt16LE(header + 4)] ?? unknown] };
}

/** The native modules without which the app has no cache and no keychain. */
export const nativeModules = ['better-sqlite3', 'keytar'] as const;

interface FoundModule {
  /** Path below the unpacked folder. */
  path: string;
  content: Buffer;
}

/**
 * Finds the problems of a package's native modules: a missing module, or one built for another system.
 *
 * @param arch as Node names it, or `universal`
 */
export function nativeProblems(files: readonly FoundModule[], platform: string, arch: string): string[] {
  const wanted = arch === 'universal' ? ['x64', 'arm64'] : [arch];
  return nativeModules.flatMap((name) => {
    const own = files.filter(({ path }) => path.replaceAll('\\', '/').includes(`node_modules/${name}/`));
    const targets = own.flatMap(({ content }) => targetOf(content) ?? []);
    const missing = wanted.filter(
      (each) => !targets.some((target) => target.platform === platform && target.archs.includes(each)),
    );
    if (missing.length === 0) return [];
    const built = targets.map((target) => `${target.platform}-${target.archs.join('+')}`).join(', ') || 'nothing';
    return [`${name} is needed for ${platform}-${missing.join('+')}, and the package has ${built}`];
  });
}
