import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { changedFiles } from '../../tools/changed-files.mjs';

let folder: string;
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder });
const commit = (file: string) => {
  writeFileSync(join(folder, file), '');
  git('add', file);
  git('-c', 'user.name=Ann', '-c', 'user.email=ann@example.com', 'commit', '-qm', file);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'changed-'));
  git('init', '-q', '-b', 'main');
  commit('first');
  commit('second');
});

afterEach(() => rmSync(folder, { recursive: true }));

it('npm run check tests a branch since main, and what isn’t committed yet', () => {
  git('switch', '-qc', 'branch');
  commit('third');
  commit('fourth');
  writeFileSync(join(folder, 'new'), '');
  expect(changedFiles(folder)?.sort()).toEqual(['fourth', 'new', 'third']);
});

it('on main it tests what isn’t pushed yet, else the last commit, never nothing', () => {
  expect(changedFiles(folder)).toEqual(['second']);
  git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  expect(changedFiles(folder)).toEqual(['second']);
  commit('third');
  commit('fourth');
  expect(changedFiles(folder)?.sort()).toEqual(['fourth', 'third']);
});

it('without a main it doesn’t know', () => {
  git('branch', '-qm', 'trunk');
  expect(changedFiles(folder)).toBeUndefined();
});
