import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What the scripts may use of the computer that the test runs on: nothing that touches more than the files named to it. */
const HARMLESS = ['rm', 'ln', 'chmod', 'cp', 'readlink'];

/** A computer for the scripts of a package: its folders are in a temporary one, and its commands do as they are told here. */
export class StubSystem {
  private readonly root = mkdtempSync(path.join(tmpdir(), 'hadara-system-'));

  /** @param commands what each command does, as a line of shell; others are not installed */
  constructor(commands: Readonly<Record<string, string>>) {
    for (const folder of ['bin', 'usr/bin', 'opt/Hadara/resources', 'etc/apparmor.d'])
      mkdirSync(this.place(folder), { recursive: true });
    writeFileSync(this.place('opt/Hadara/hadara'), '');
    writeFileSync(this.place('opt/Hadara/chrome-sandbox'), '', { mode: 0o644 });
    writeFileSync(this.place('opt/Hadara/resources/apparmor-profile'), 'a profile');
    for (const [name, does] of Object.entries(commands)) {
      const noted = `echo "${name} $*" >> '${this.place('calls')}'`;
      writeFileSync(this.place(`bin/${name}`), `#!/bin/sh\n${noted}\n${does}\n`);
      chmodSync(this.place(`bin/${name}`), 0o755);
    }
    for (const name of HARMLESS) {
      const real = ['/bin', '/usr/bin'].map((folder) => path.join(folder, name)).find((file) => existsSync(file));
      symlinkSync(real ?? name, this.place(`bin/${name}`));
    }
  }

  /** Where a place of the system, `usr/bin`, really is. */
  place(name: string): string {
    return path.join(this.root, name);
  }

  /** Runs a script, whose places are all changed to those within here. Returns its exit code. */
  run(script: string): number | null {
    const here = script.replaceAll(/(?<=['" =])\/(opt|usr\/bin|usr\/share|etc)\//g, `${this.root}/$1/`);
    return spawnSync('/bin/bash', ['-c', here], { env: { PATH: this.place('bin') } }).status;
  }

  has(name: string): boolean {
    return existsSync(this.place(name));
  }

  read(name: string): string {
    return readFileSync(this.place(name), 'utf8');
  }

  modeOf(name: string): number {
    return statSync(this.place(name)).mode & 0o7777;
  }

  linkTo(name: string): string {
    return readlinkSync(this.place(name));
  }

  /** The commands that were called, with their arguments. */
  calls(): readonly string[] {
    return this.read('calls').trim().split('\n');
  }
}
