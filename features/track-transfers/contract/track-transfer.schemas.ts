import { z } from 'zod'
import { id, instant } from '#platform/contract/fields.ts'
import { namedRef } from '#platform/contract/lists.ts'
import { directions, trackTransferActions, trackTransferStates } from '../domain/states.ts'

/** A request to take a copy of a track, as one of the two sides sees it. */
export const trackTransfer = z.object({
  id: id(),
  direction: z.enum(directions),
  /** Name of the track when it was offered. */
  trackName: z.string(),
  /** The original track, for the offering side; null once it is deleted. */
  trackId: id().nullable(),
  partner: namedRef,
  status: z.enum(trackTransferStates),
  message: z.string(),
  reason: z.string(),
  /** The copy, for the receiving side; null once it is deleted. */
  madeTrackId: id().nullable(),
  createdAt: instant(),
  decidedAt: instant().nullable(),
  actions: z.array(z.enum(trackTransferActions)),
})

/** What a copy would contain: no projects, people or work. */
export const trackPreview = z.object({
  name: z.string(),
  description: z.string(),
  selectionConditions: z.string(),
  durationDays: z.int().nullable(),
  isInvestment: z.boolean(),
  trackpoints: z.array(
    z.object({
      place: z.int(),
      name: z.string(),
      expectedResult: z.string(),
      durationDays: z.int().nullable(),
      fields: z.int(),
      /** Number of items in the reviewers' checklist. */
      checklist: z.int(),
    }),
  ),
})

/** A request with the data needed for the decision. */
export const trackTransferDetails = trackTransfer.extend({
  /** The track in its current state; null once the request is decided. */
  track: trackPreview.nullable(),
  /** Programmes of the receiving accelerator that the copy may go to. */
  programmes: z.array(namedRef),
})

/** What an accelerator may offer, and to which accelerators. */
export const trackTransferChoices = z.object({
  /** Whether the accelerator's profile allows sharing its tracks. */
  isAllowed: z.boolean(),
  tracks: z.array(namedRef.extend({ programme: z.string() })),
  targets: z.array(namedRef),
})
