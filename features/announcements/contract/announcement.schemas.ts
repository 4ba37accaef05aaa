import { z } from 'zod'
import { day, headline, id, instant, version } from '#platform/contract/fields.ts'
import { namedRef, personRef } from '#platform/contract/lists.ts'
import { roleCodes } from '#platform/domain/actor.ts'
import { isTimeZone } from '#platform/domain/time-zones.ts'
import { richText } from '../../fields/contract/rich-text.schemas.ts'
import { showsNothing } from '../../fields/domain/rich-text.rules.ts'
import { clock, lasts } from '../domain/maintenance.rules.ts'
import {
  announcementActions,
  announcementStates,
  maintenanceModes,
  maintenanceStates,
} from '../domain/states.ts'

const timeZone = z.string('REQUIRED').max(100, 'NOT_IN_LIST').refine(isTimeZone, 'NOT_IN_LIST')

/** Maximum number of accelerators in an announcement's audience. */
const maxAccelerators = 50

/** Rich text without pictures; the server sanitises it. */
const written = () => richText(2000).refine((text) => !showsNothing(text), 'REQUIRED')

const words = {
  titleRu: headline(200),
  titleEn: headline(200),
  textRu: written(),
  textEn: written(),
}

const given = {
  ...words,
  /** Roles of the audience; empty for everybody. */
  roles: z.array(z.enum(roleCodes, 'NOT_IN_LIST')).max(roleCodes.length, 'TOO_MANY'),
  acceleratorIds: z.array(id()).max(maxAccelerators, 'TOO_MANY'),
  firstDay: day(),
  lastDay: day().nullable(),
  timeZone,
  /** Whether it is shown until it is closed; otherwise once. */
  stays: z.boolean(),
}

const inOrder = ({ firstDay, lastDay }: { firstDay: string; lastDay: string | null }): boolean =>
  lastDay === null || lastDay >= firstDay

const order = { path: ['lastDay'], message: 'END_BEFORE_START' }

/** Fields of an announcement. */
export const announcementFields = z.strictObject(given).refine(inOrder, order)

/** Fields of an existing announcement, with its version for the optimistic lock. */
export const announcementForm = z.strictObject({ ...given, version: version() }).refine(inOrder, order)

/** The same with the announcement's id. */
export const announcementEdit = z
  .strictObject({ ...given, version: version(), id: id() })
  .refine(inOrder, order)

/** An announcement for administrators. */
export const announcement = z.object({
  id: id(),
  version: z.int(),
  titleRu: z.string(),
  titleEn: z.string(),
  textRu: z.string(),
  textEn: z.string(),
  roles: z.array(z.enum(roleCodes)),
  accelerators: z.array(namedRef),
  firstDay: day(),
  lastDay: day().nullable(),
  timeZone: z.string(),
  stays: z.boolean(),
  status: z.enum(announcementStates),
  /** Number of people who closed it. */
  closedBy: z.int(),
  author: personRef,
  updatedAt: instant(),
  actions: z.array(z.enum(announcementActions)),
})

/** An announcement for its readers, in their language. */
export const shownAnnouncement = z.object({
  id: id(),
  title: z.string(),
  /** Sanitised rich text. */
  text: z.string(),
  stays: z.boolean(),
})

const works = {
  day: day(),
  start: z.string('REQUIRED').regex(clock, 'INVALID'),
  end: z.string('REQUIRED').regex(clock, 'INVALID'),
  timeZone,
  mode: z.enum(maintenanceModes, 'NOT_IN_LIST'),
}

const endOrder = { path: ['end'], message: 'END_BEFORE_START' }

/** Maintenance that begins on a day, with times in a time zone. */
export const maintenanceFields = z.strictObject(works).refine(lasts, endOrder)

/** A maintenance notice for administrators. */
export const maintenanceNotice = z.object({
  id: id(),
  version: z.int(),
  startsAt: instant(),
  endsAt: instant(),
  timeZone: z.string(),
  mode: z.enum(maintenanceModes),
  status: z.enum(maintenanceStates),
  author: personRef,
  createdAt: instant(),
  actions: z.array(z.enum(['cancel'])),
})

/** The maintenance notice of the specification, with times in its time zone. */
export const updateBanner = z.object({
  id: id(),
  updateDate: day(),
  updateStartTime: z.string(),
  updateEndTime: z.string(),
  /** Mode of the portal during the maintenance. */
  mode: z.enum(maintenanceModes),
  timeZone: z.string(),
  /** Whether the person saw it before, here or on another device: each notice is shown once. */
  isShown: z.boolean(),
  /** Ids of all notices in force: a page removes the warnings of others. */
  planned: z.array(id()),
})
