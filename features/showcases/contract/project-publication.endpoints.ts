import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, instant, text } from '#platform/contract/fields.ts'
import { consentLinkStates } from '../domain/consent-request.rules.ts'
import { publicationConsentVersion } from '../domain/consent-text.ts'
import { publicationMoves } from '../domain/states.ts'
import { acceleratorPublications, publicationPreview } from './project-publication.schemas.ts'

const ofProject = z.object({ items: z.array(acceleratorPublications) })
const concerned = ['publication', 'project', 'accelerationRequest'] as const

/** Publications of a project in the showcases of its accelerators: the team gets all, an accelerator its own. */
export const getProjectPublications = endpoint({
  name: 'getProjectPublications',
  method: 'GET',
  path: '/project-publication/get',
  summary: 'A project in showcases',
  query: z.object({ projectId: idParam() }),
  response: ofProject,
  reads: ['publication', 'showcase', 'projectProfile', 'accelerationRequest', 'profileVisibility'],
  permission: 'signed-in',
})

/** Preview of a project in a showcase for each viewer, with the omitted elements and the reasons. */
export const previewProjectPublication = endpoint({
  name: 'previewProjectPublication',
  method: 'GET',
  path: '/project-publication/preview',
  summary: 'How a project looks in a showcase',
  query: z.object({ projectId: idParam(), templateId: idParam() }),
  response: publicationPreview,
  reads: ['publication', 'showcase', 'projectProfile', 'project', 'profileVisibility'],
  permission: 'signed-in',
})

/** Publishes a project in a showcase, updates its values there, or unpublishes it. */
export const moveProjectPublication = endpoint({
  name: 'moveProjectPublication',
  method: 'POST',
  path: '/project-publication/move',
  summary: 'Publish a project in a showcase or take it back',
  body: z.strictObject({
    projectId: id(),
    templateId: id(),
    action: z.enum(publicationMoves, 'NOT_IN_LIST'),
  }),
  response: null,
  errors: ['PUBLICATION_STATE_UNCHANGED', 'PUBLICATION_CONSENT_NEEDED', 'SHOWCASE_NEEDED', 'STATE_CHANGED'],
  changes: [...concerned],
  permission: 'signed-in',
})

const ofConsent = z.strictObject({ projectId: id(), acceleratorId: id() })

/** The leader consents to the accelerator's publication of the project. */
export const givePublicationConsent = endpoint({
  name: 'givePublicationConsent',
  method: 'POST',
  path: '/project-publication/give-consent',
  summary: 'Consent to the publication of a project',
  body: ofConsent.extend({ consentVersion: z.literal(publicationConsentVersion, 'REQUIRED') }),
  response: null,
  errors: ['STATE_CHANGED'],
  changes: ['publication'],
  permission: 'signed-in',
})

/** The leader withdraws the consent: the project is immediately removed from every showcase of the accelerator. */
export const withdrawPublicationConsent = endpoint({
  name: 'withdrawPublicationConsent',
  method: 'POST',
  path: '/project-publication/withdraw-consent',
  summary: 'Take back the consent to publication',
  body: ofConsent,
  response: null,
  errors: ['STATE_CHANGED'],
  changes: [...concerned],
  permission: 'signed-in',
})

/** The accelerator asks the leader for consent; again only after some days. */
export const askPublicationConsent = endpoint({
  name: 'askPublicationConsent',
  method: 'POST',
  path: '/project-publication/ask-consent',
  summary: 'Ask the leader of a project for the consent to publication',
  body: ofConsent,
  response: null,
  errors: ['STATE_CHANGED', 'CONSENT_ASKED_RECENTLY'],
  changes: ['publication', 'accelerationRequest'],
  permission: 'signed-in',
})

/** The leader declines the request for consent. */
export const declinePublicationConsent = endpoint({
  name: 'declinePublicationConsent',
  method: 'POST',
  path: '/project-publication/decline-consent',
  summary: 'Decline the request for consent to publication',
  body: ofConsent,
  response: null,
  errors: ['STATE_CHANGED'],
  changes: ['publication', 'accelerationRequest'],
  permission: 'signed-in',
})

const token = text(300)

const askedConsent = z.object({
  state: z.enum(consentLinkStates),
  project: z.string(),
  accelerator: z.string(),
  askedBy: z.string(),
  askedAt: instant(),
  /** Published showcases of the accelerator. */
  showcases: z.array(z.string()),
})

/** What the link of a request for consent is about; opening it changes nothing, because mail scanners open links. */
export const getAskedConsent = endpoint({
  name: 'getAskedConsent',
  method: 'GET',
  path: '/project-publication/asked-consent',
  summary: 'What the link in a request for consent is about',
  query: z.object({ token }),
  response: askedConsent,
  reads: [],
  permission: 'public',
})

/** The leader answers by the link of the email, with or without a session. */
export const answerAskedConsent = endpoint({
  name: 'answerAskedConsent',
  method: 'POST',
  path: '/project-publication/asked-consent',
  summary: 'Answer a request for consent by the link in the email',
  body: z.strictObject({
    token,
    answer: z.enum(['AGREE', 'DECLINE'], 'NOT_IN_LIST'),
    consentVersion: z.literal(publicationConsentVersion, 'REQUIRED'),
  }),
  response: askedConsent,
  errors: ['STATE_CHANGED'],
  changes: ['publication', 'accelerationRequest'],
  permission: 'public',
})
