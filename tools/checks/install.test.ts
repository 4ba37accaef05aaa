import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/support/folders.ts'

type Packages = Record<string, { version: string; dev?: true }>

const needed: Packages = { 'node_modules/needed': { version: '1.0.0' } }
const checks: Packages = { 'node_modules/checks': { version: '1.0.0', dev: true } }

/** A folder with these packages in its lock file and these installed; `npm` writes down how it is called. */
const houseOf = (locked: Packages, installed: Packages | null): string => {
  const house = temporaryFolder()
  mkdirSync(join(house, 'tools'))
  mkdirSync(join(house, 'bin'))
  for (const name of ['install.mjs', 'root.mjs', 'check-node.mjs'])
    cpSync(join('tools', name), join(house, 'tools', name))
  writeFileSync(join(house, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...locked } }))
  writeFileSync(join(house, 'bin', 'npm'), '#!/bin/sh\necho "$@" >> called\nmkdir -p node_modules\n')
  chmodSync(join(house, 'bin', 'npm'), 0o755)
  if (installed) {
    mkdirSync(join(house, 'node_modules'))
    writeFileSync(join(house, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }))
  }
  return house
}

const ensure = (house: string, variables: NodeJS.ProcessEnv = {}) => {
  const { status } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', "(await import('./tools/install.mjs')).ensureInstalled()"],
    { cwd: house, env: { PATH: `${join(house, 'bin')}:/usr/bin:/bin`, ...variables } },
  )
  const called = join(house, 'called')
  return { status, npm: existsSync(called) ? readFileSync(called, 'utf8').trim() : '' }
}

describe('packages are installed', () => {
  test('only if they are not there, and without those for the checks on a new machine', () => {
    const all = { ...needed, ...checks }
    expect(ensure(houseOf(all, all))).toEqual({ status: 0, npm: '' })
    expect(ensure(houseOf(all, needed))).toEqual({ status: 0, npm: '' })
    expect(ensure(houseOf(all, null))).toEqual({ status: 0, npm: 'ci --omit=dev' })
  })

  const newer: Packages = { 'node_modules/needed': { version: '2.0.0' } }

  test('with those for the checks where they were, when the lock file has changed', () => {
    expect(ensure(houseOf({ ...newer, ...checks }, { ...needed, ...checks })).npm).toBe('ci --include=dev')
    expect(ensure(houseOf({ ...newer, ...checks }, needed)).npm).toBe('ci --omit=dev')
  })

  test('never by a test, whose own packages they are', () => {
    const house = houseOf({ ...newer, ...checks }, { ...needed, ...checks })
    expect(ensure(house, { VITEST: 'true' })).toEqual({ status: 1, npm: '' })
  })
})
