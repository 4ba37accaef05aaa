import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { day, id, idParam, instant, version } from '#platform/contract/fields.ts'
import { namedRef, personRef } from '#platform/contract/lists.ts'
import { dataRequestStates, roomActions } from '../domain/states.ts'

const document = z.object({
  id: id(),
  name: z.string(),
  url: z.string().nullable(),
  file: z.object({ name: z.string(), size: z.int() }).nullable(),
})

/** A room as its reader sees it; whoever asked sees it after `enterRoom`, so that no look is without its line. */
export const getRoom = endpoint({
  name: 'getRoom',
  method: 'GET',
  path: '/data-room/get',
  summary: 'A data room',
  query: z.object({ dataRequestId: idParam() }),
  response: z.object({
    id: id(),
    project: namedRef,
    requester: personRef,
    purpose: z.string(),
    rivals: z.string(),
    status: z.enum(dataRequestStates),
    version: version(),
    terms: z.string(),
    untilDay: day().nullable(),
    agreedAt: instant().nullable(),
    /** What is chosen, as the reader may see it now; empty while there is nothing to read. */
    codes: z.array(z.string()),
    documents: z.array(document),
    /** Something that the room shows has changed since: what was agreed to stays. */
    newer: z.boolean(),
    /** The reader is of the project's team. */
    ours: z.boolean(),
    /** Who opened what, the newest first; for the team. */
    openings: z.array(z.object({ id: id(), person: personRef, document: z.string(), at: instant() })),
    /** What the team may choose from; for the team while it may. */
    choices: z
      .object({
        elements: z.array(z.object({ code: z.string(), name: z.string(), section: z.string() })),
        documents: z.array(namedRef),
      })
      .nullable(),
    actions: z.array(z.enum(roomActions)),
  }),
  reads: ['dataRequest', 'project', 'projectProfile'],
  permission: 'signed-in',
})

/** Notes that whoever asked opens the room: without it nothing of it is read. */
export const enterRoom = endpoint({
  name: 'enterRoom',
  method: 'POST',
  path: '/data-room/enter',
  summary: 'Enter a data room',
  body: z.strictObject({ dataRequestId: id() }),
  response: null,
  changes: ['dataRequest'],
  permission: 'signed-in',
})

/** Downloads a document of a room; it is noted before the file is given. */
export const downloadRoomDocument = endpoint({
  name: 'downloadRoomDocument',
  method: 'GET',
  path: '/data-room/download',
  summary: 'Download a document of a data room',
  query: z.object({ dataRequestId: idParam(), documentId: idParam() }),
  transport: 'file',
  response: null,
  changes: [],
  permission: 'signed-in',
})
