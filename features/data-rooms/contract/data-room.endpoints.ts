import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { day, id, idParam, instant, version } from '#platform/contract/fields.ts'
import { namedRef, personRef } from '#platform/contract/lists.ts'
import { investorTypes } from '../../people/domain/lists.ts'
import {
  dataRequestStates,
  maxSecondsAtOnce,
  openingKinds,
  roomActions,
  roomPages,
} from '../domain/states.ts'

const document = z.object({
  id: id(),
  name: z.string(),
  /** Whether it is a link, whose address is returned only by opening it, which is logged. */
  link: z.boolean(),
  /** `marked`: pages will be stamped with the reader and the time. */
  file: z.object({ name: z.string(), size: z.int(), marked: z.boolean() }).nullable(),
})

const contacts = z.object({ name: z.string(), email: z.string(), phone: z.string() })

/** A room for its reader. The requester sees its content only after `enterRoom`, so that every access is logged. */
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
    /** Who asks, as they describe themselves, and how the portal checked them; for the team, without an address. */
    investor: z
      .object({
        type: z.enum(investorTypes).nullable(),
        thesis: z.string(),
        portfolio: z.string(),
        evidence: z.string(),
      })
      .nullable(),
    purpose: z.string(),
    rivals: z.string(),
    status: z.enum(dataRequestStates),
    version: version(),
    terms: z.string(),
    untilDay: day().nullable(),
    agreedAt: instant().nullable(),
    /** The chosen content visible to the reader now; empty before entering. */
    codes: z.array(z.string()),
    /** Names of the chosen fields without a value. */
    unfilled: z.array(z.string()),
    /** Names of the chosen fields hidden by another answer of the profile; for the investor they are in `unfilled`. */
    excluded: z.array(z.string()),
    /** Whether the room has any content: a filled field or a document. */
    shows: z.boolean(),
    documents: z.array(document),
    /** Whether the profile has changed since the team opened the room, which shows the earlier version. */
    newer: z.boolean(),
    /** Number of chosen documents that were deleted, and whether the project has newer ones. */
    documentsGone: z.int(),
    documentsNewer: z.boolean(),
    /** Whether each side shares its contact details; they are shown while the room is open if both do. */
    sharesContacts: z.boolean(),
    teamSharesContacts: z.boolean(),
    contacts: contacts.nullable(),
    /** Whether the reader is in the project's team. */
    ours: z.boolean(),
    /** Log of accesses, newest first; for the team. */
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
    /** Content the team can choose from; for the team until the decision. */
    choices: z
      .object({
        elements: z.array(z.object({ code: z.string(), name: z.string(), section: z.string() })),
        documents: z.array(namedRef),
      })
      .nullable(),
    /**
     * The content of the investor's previous room of this project that still exists; only for the team, until it has
     * chosen the content of this one.
     */
    former: z
      .object({
        codes: z.array(z.string()),
        documentIds: z.array(id()),
        terms: z.string(),
        agreedAt: instant(),
      })
      .nullable(),
    actions: z.array(z.enum(roomActions)),
  }),
  reads: ['dataRequest', 'project', 'projectProfile', 'person', 'investor', 'firm'],
  permission: 'signed-in',
})

/** Logs that the requester enters the room, which is required for reading it. */
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

/** Downloads a document of a room; logged beforehand. */
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

/** Returns the address of a link in a room; logged beforehand. */
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

/** Logs how long a part of the room's page was visible. */
export const noteRoomTime = endpoint({
  name: 'noteRoomTime',
  method: 'POST',
  path: '/data-room/time',
  summary: 'Note how long a part of a data room was read',
  body: z.strictObject({
    dataRequestId: id(),
    page: z.enum(roomPages, 'NOT_IN_LIST'),
    seconds: z.int('NOT_AN_INTEGER').min(1, 'TOO_SMALL').max(maxSecondsAtOnce, 'TOO_BIG'),
  }),
  response: null,
  changes: ['dataRequest'],
  permission: 'signed-in',
})

/** The result of a request, for its requester: the address of a closed room says when it was closed. */
export const getRoomEnd = endpoint({
  name: 'getRoomEnd',
  method: 'GET',
  path: '/data-room/end',
  summary: 'Why my data room is closed',
  query: z.object({ dataRequestId: idParam() }),
  response: z.object({
    projectId: id(),
    project: z.string(),
    status: z.enum(dataRequestStates),
    /** Whether its last day is over. */
    over: z.boolean(),
    /** Last change of its state. */
    at: instant(),
    untilDay: day().nullable(),
    answer: z.string(),
  }),
  reads: ['dataRequest'],
  permission: 'signed-in',
})
