import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { day, id, idParam, instant, version } from '#platform/contract/fields.ts'
import { namedRef, personRef } from '#platform/contract/lists.ts'
import {
  dataRequestStates,
  mostSecondsAtOnce,
  openingKinds,
  roomActions,
  roomPages,
} from '../domain/states.ts'

const document = z.object({
  id: id(),
  name: z.string(),
  /** A link: its address is told when it is opened, with a line in the log. */
  link: z.boolean(),
  /** `marked`: each page will say who took it and when. */
  file: z.object({ name: z.string(), size: z.int(), marked: z.boolean() }).nullable(),
})

const contacts = z.object({ name: z.string(), email: z.string(), phone: z.string() })

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
    firm: z.string(),
    verifiedDay: day().nullable(),
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
    /** Documents that were chosen and are the project's no more, and whether it has newer ones. */
    documentsGone: z.int(),
    documentsNewer: z.boolean(),
    /** What each side said of its contacts; they are told once both agreed and while the room is open. */
    sharesContacts: z.boolean(),
    teamSharesContacts: z.boolean(),
    contacts: contacts.nullable(),
    /** The reader is of the project's team. */
    ours: z.boolean(),
    /** Who opened what, the newest first; for the team. */
    openings: z.array(
      z.object({
        id: id(),
        person: personRef,
        kind: z.enum(openingKinds),
        page: z.enum(roomPages).nullable(),
        document: z.string(),
        seconds: z.int(),
        marked: z.boolean().nullable(),
        at: instant(),
      }),
    ),
    /** What the team may choose from; for the team while it may. */
    choices: z
      .object({
        elements: z.array(z.object({ code: z.string(), name: z.string(), section: z.string() })),
        documents: z.array(namedRef),
      })
      .nullable(),
    actions: z.array(z.enum(roomActions)),
  }),
  reads: ['dataRequest', 'project', 'projectProfile', 'person', 'investor', 'firm'],
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

/** Tells the address of a link of a room; it is noted before it is told. */
export const openRoomLink = endpoint({
  name: 'openRoomLink',
  method: 'POST',
  path: '/data-room/open-link',
  summary: 'Open a link of a data room',
  body: z.strictObject({ dataRequestId: id(), documentId: id() }),
  response: z.object({ url: z.string() }),
  changes: ['dataRequest'],
  permission: 'signed-in',
})

/** Notes how long a part of the room's page was in view. */
export const noteRoomTime = endpoint({
  name: 'noteRoomTime',
  method: 'POST',
  path: '/data-room/time',
  summary: 'Note how long a part of a data room was read',
  body: z.strictObject({
    dataRequestId: id(),
    page: z.enum(roomPages, 'NOT_IN_LIST'),
    seconds: z.int('NOT_AN_INTEGER').min(1, 'TOO_SMALL').max(mostSecondsAtOnce, 'TOO_BIG'),
  }),
  response: null,
  changes: ['dataRequest'],
  permission: 'signed-in',
})
