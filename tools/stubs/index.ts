import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { formatted } from '../formatted.ts'
import { writeParts } from '../parts/parts-of.mjs'
import { endpointStub } from './endpoint.ts'
import { featureStub } from './feature.ts'
import { listStub } from './list.ts'
import { machineStub } from './machine.ts'
import { notificationStub } from './notification.ts'
import { reportStub } from './report.ts'
import type { Edit, Stub } from './stub.ts'
import { transitionStub } from './transition.ts'

/** The recipes of CONTRIBUTING that begin with files. */
export const stubs: Record<string, (root: string, feature: string, name: string) => Stub> = {
  feature: featureStub,
  endpoint: endpointStub,
  list: listStub,
  report: reportStub,
  machine: machineStub,
  transition: transitionStub,
  notification: notificationStub,
}

// A line that is short with one name is long with another; the formatter knows no SQL.
const write = async (file: string, text: string): Promise<void> =>
  writeFileSync(file, file.endsWith('.sql') ? text : await formatted(file, text))

const editFile = async (root: string, { path, does, edit }: Edit): Promise<string> => {
  const file = join(root, path)
  const before = existsSync(file) ? readFileSync(file, 'utf8') : null
  const text = before === null ? null : edit(before)
  if (text !== null && text === before) return `unchanged ${path}: ${does}`
  if (text === null) return `to do by hand in ${path}: ${does}`
  await write(file, text)
  return `changed ${path}: ${does}`
}

const writeFile = async (root: string, path: string, text: string): Promise<string> => {
  const file = join(root, path)
  if (existsSync(file)) return `${path} is there already: left as it is`
  mkdirSync(dirname(file), { recursive: true })
  await write(file, text)
  return `wrote ${path}`
}

/** Writes what a recipe begins with below `root`; returns what was done, and what is left to a person. */
export const writeStub = async (
  root: string,
  { files, edits, steps }: Stub,
): Promise<{ done: string[]; steps: string[] }> => {
  const done: string[] = []
  for (const [path, text] of Object.entries(files)) done.push(await writeFile(root, path, text))
  for (const edit of edits) done.push(await editFile(root, edit))
  writeParts(root)
  return { done, steps }
}
