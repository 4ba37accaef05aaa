import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, text, uid } from '#platform/contract/fields.ts'
import { personRef } from '#platform/contract/lists.ts'
import { relativePeriods } from '../domain/relative-periods.ts'
import { clock, subscriptionLimits } from '../domain/subscriptions.ts'
import { exportRequest } from './export.schemas.ts'

const onAccelerator = z.object({ 'accelerator-id': idParam().optional() })

/**
 * Searches for people that the caller may send files to: the people of the chosen accelerator for its members, and the
 * sponsors of the programme that the list is filtered by; otherwise only the caller.
 */
export const getSubscriptionPeople = endpoint({
  name: 'getSubscriptionPeople',
  method: 'GET',
  path: '/list-subscription/people',
  summary: 'People to subscribe to a list',
  headers: onAccelerator,
  query: z.object({ findText: text(200).optional(), programmeId: idParam().optional() }),
  response: z.object({ items: z.array(personRef).max(50) }),
  reads: ['acceleratorTeam', 'person'],
  permission: 'signed-in',
})

/** The caller's subscriptions, and those that others created for them. */
export const getSubscriptions = endpoint({
  name: 'getSubscriptions',
  method: 'GET',
  path: '/list-subscription/list',
  summary: 'My subscriptions to lists',
  response: z.object({
    items: z
      .array(
        z.object({
          id: id(),
          /** Name of the list endpoint, and its title. */
          list: z.string(),
          name: z.string(),
          weekday: z.int(),
          clock: z.string(),
          /** The period of the rows, computed when it is sent; null for the filters as they were. */
          period: z.enum(relativePeriods).nullable(),
          timeZone: z.string(),
          owner: personRef,
          people: z.array(z.object({ person: personRef, stopped: z.boolean() })),
          /** Title of the filter whose chosen value is no longer there; nothing is sent until it is changed. */
          fault: z.string().nullable(),
          /** The page that shows the list with the subscription's filters; null if it has none. */
          page: z.string().nullable(),
          actions: z.array(z.enum(['resume', 'delete', 'leave'])),
        }),
      )
      .max(200),
  }),
  reads: ['listExport'],
  permission: 'signed-in',
})

/** Exports a list every week for some people. Each gets the rows that they may see at that time. */
export const createSubscription = endpoint({
  name: 'createSubscription',
  method: 'POST',
  path: '/list-subscription/create',
  summary: 'Subscribe people to a list',
  headers: onAccelerator,
  body: exportRequest.extend({
    weekday: z.int('NOT_AN_INTEGER').min(1, 'INVALID').max(7, 'INVALID'),
    clock: z.string('REQUIRED').regex(clock, 'INVALID'),
    /** Replaces the filters `from` and `to` each time when it is sent. */
    period: z.enum(relativePeriods, 'NOT_IN_LIST').nullable().default(null),
    personUids: z.array(uid()).min(1, 'REQUIRED').max(subscriptionLimits.people, 'TOO_MANY'),
  }),
  response: z.object({ id: id() }),
  changes: ['listExport'],
  permission: 'signed-in',
})

/** Sends a paused subscription again, with the filters and columns that the caller sees now. */
export const resumeSubscription = endpoint({
  name: 'resumeSubscription',
  method: 'POST',
  path: '/list-subscription/resume',
  summary: 'Resume a paused subscription',
  body: z.strictObject({
    subscriptionId: id(),
    search: exportRequest.shape.search,
    columns: exportRequest.shape.columns,
  }),
  response: null,
  changes: ['listExport'],
  permission: 'signed-in',
})

export const deleteSubscription = endpoint({
  name: 'deleteSubscription',
  method: 'POST',
  path: '/list-subscription/delete',
  summary: 'Delete a subscription',
  body: z.strictObject({ subscriptionId: id() }),
  response: null,
  changes: ['listExport'],
  removes: true,
  permission: 'signed-in',
})

/** Ends a subscription for the caller. */
export const leaveSubscription = endpoint({
  name: 'leaveSubscription',
  method: 'POST',
  path: '/list-subscription/leave',
  summary: 'Leave a subscription',
  body: z.strictObject({ subscriptionId: id() }),
  response: null,
  changes: ['listExport'],
  permission: 'signed-in',
})
