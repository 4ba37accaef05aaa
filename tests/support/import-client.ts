import { expect, vi } from 'vitest'
import type { z } from 'zod'
import * as imports from '../../features/project-import/contract/import.endpoints.ts'
import type { importSettings } from '../../features/project-import/contract/import.schemas.ts'
import type { Answer, Caller } from './portal.ts'

/** An import in a response, with the fields that tests use. */
export type ShownImport = {
  id: number
  version: number
  status: string
  settings: {
    headerRow: number
    targets: (string | null)[]
    existing: 'SKIP' | 'UPDATE'
    unread: 'KEEP' | 'LEAVE_OUT'
    conventions: {
      target: string
      answer: z.output<typeof importSettings>['conventions'][number]['answer']
    }[]
    apart: string[]
    trackId: number | null
    accept: boolean
    invite: boolean
    letters: 'ru' | 'en'
  }
  check: {
    fresh: number
    updated: number
    skipped: number
    faulty: number
    problems: unknown[]
    fixed: { line: number; column: number; before: string; text: string }[]
  } | null
  counts: Record<string, number>
  actions: string[]
}

/** The import in a response. */
export const shown = ({ body }: Answer): ShownImport => body as unknown as ShownImport

/** A member of an accelerator's team who imports. */
export const importClient = (team: Caller, headers: { 'accelerator-id': string }) => {
  const bring = (content: string | Buffer, name = 'projects.csv', by = team): Promise<Answer> =>
    by.send(imports.uploadProjectImport, { headers, file: { name, content } })

  const edit = (one: ShownImport, settings: Partial<ShownImport['settings']>, by = team): Promise<Answer> =>
    by.call(imports.editProjectImport, {
      body: { importId: one.id, version: one.version, settings: { ...one.settings, ...settings } },
    })

  const start = (one: ShownImport): Promise<Answer> =>
    team.call(imports.startProjectImport, { body: { importId: one.id, version: one.version } })

  const read = async (id: number): Promise<ShownImport> =>
    shown(await team.call(imports.getProjectImport, { query: { importId: String(id) } }))

  const until = (id: number, status: string, timeout = 20_000): Promise<ShownImport> =>
    vi.waitFor(
      async () => {
        const now = await read(id)
        expect(now.status).toBe(status)
        return now
      },
      { timeout, interval: 50 },
    )

  /** Uploads a file, starts the import, and waits for its end. */
  const run = async (
    content: string,
    settings: Partial<ShownImport['settings']> = {},
  ): Promise<ShownImport> => {
    const one = shown(await edit(shown(await bring(content)), settings))
    await start(one)
    return until(one.id, 'FINISHED')
  }

  const askUndo = (id: number): Promise<Answer> =>
    team.call(imports.undoProjectImport, { body: { importId: id } })

  /** Reverts an import and waits for the end. */
  const undo = async (id: number): Promise<ShownImport> => {
    await askUndo(id)
    return until(id, 'UNDONE')
  }

  return { bring, edit, start, read, until, run, askUndo, undo }
}
