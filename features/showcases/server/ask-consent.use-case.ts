import { lockProject } from '#features/projects'
import type { Person } from '#platform/domain/actor.ts'
import { portalPolicy } from '#platform/domain/policy.ts'
import { ProductError } from '#platform/domain/product-error.ts'
import { useCase } from '#platform/server/handler.ts'
import {
  answerAskedConsent,
  askPublicationConsent,
  declinePublicationConsent,
  givePublicationConsent,
} from '../contract/project-publication.endpoints.ts'
import { consentLinkState } from '../domain/consent-request.rules.ts'
import { projectPublications } from '../domain/project-publication.machine.ts'
import { askConsent, declineConsent, giveConsent, openConsentToken } from './consent-requests.ts'
import { findConsent } from './publication.repository.ts'
import { shownConsent } from './shown-consent.ts'

export const askPublicationConsentUseCase = useCase({
  endpoint: askPublicationConsent,
  load: (ctx, { body }) => findConsent(ctx.db, body),
  authorize: projectPublications.askConsent,
  run: async (ctx, _input, { projectId, acceleratorId, leaderUid }) => {
    // The policy refuses projects without a leader.
    await askConsent(ctx, { projectId, acceleratorId, leaderUid: leaderUid! })
    return undefined
  },
})

export const givePublicationConsentUseCase = useCase({
  endpoint: givePublicationConsent,
  load: (ctx, { body }) => findConsent(ctx.db, body),
  authorize: projectPublications.consent,
  run: async (ctx, _input, subject) => {
    await giveConsent(ctx, subject)
    return undefined
  },
})

export const declinePublicationConsentUseCase = useCase({
  endpoint: declinePublicationConsent,
  load: (ctx, { body }) => findConsent(ctx.db, body),
  authorize: projectPublications.consent,
  run: async (ctx, _input, subject) => {
    await declineConsent(ctx, subject)
    return undefined
  },
})

/** The leader who received the link by email: the holder of the link answers in the leader's name. */
const byLink = (uid: string): Person => ({
  kind: 'person',
  uid,
  roles: [],
  memberships: [],
  accessFlags: [],
  impersonatedBy: null,
})

export const answerAskedConsentUseCase = useCase({
  endpoint: answerAskedConsent,
  load: (ctx, { body: { token } }) => openConsentToken(ctx, token),
  authorize: portalPolicy.visit,
  concerns: ({ leaderUid, acceleratorId }) => ({ leaderUid, acceleratorId }),
  run: async (ctx, { body: { token, answer } }, { projectId }) => {
    await lockProject(ctx.db, projectId)
    // Read under the lock: the leader, or another answer, may have changed since the link was loaded.
    const request = await openConsentToken(ctx, token)
    if (!request || consentLinkState(request, ctx.now) !== 'OPEN') throw new ProductError('STATE_CHANGED')
    const answering = { db: ctx.db, now: ctx.now, actor: byLink(request.leaderUid) }
    await (answer === 'AGREE' ? giveConsent : declineConsent)(answering, request, { byLink: true })
    return shownConsent((await openConsentToken(ctx, token)) ?? request, ctx.now)
  },
})
