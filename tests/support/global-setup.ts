import type { TestProject } from 'vitest/node'
import { openTestServer } from './test-server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    testServer: { url: string; template: string; prefix: string }
  }
}

/** Starts the tests' database server once per run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { stop, ...server } = await openTestServer()
  project.provide('testServer', server)
  return stop
}
