import type { NoticeDeclarations } from '../../communication/domain/notice-declaration.ts'

/** Notifications of this feature: parameters, kind, events and recipients. */
export const notices = {
  PROJECT_PUBLICATION: {
    params: ['project', 'accelerator'],
    kind: 'SHOWCASES',
    by: ['ProjectPublished'],
    to: ['projectTeam'],
  },
  PROJECT_UNPUBLICATION: {
    params: ['project', 'accelerator'],
    kind: 'SHOWCASES',
    by: ['ProjectUnpublished'],
    to: ['projectTeam', 'accelerator'],
  },
  PUBLICATION_CONSENT_ASKED: {
    params: ['project', 'accelerator', 'person'],
    kind: 'SHOWCASES',
    by: ['PublicationConsentAsked'],
    to: ['leader'],
    decision: 'projectId',
    decided: { subject: 'project', by: ['givePublicationConsent', 'declinePublicationConsent'] },
  },
  PUBLICATION_CONSENT_GIVEN: {
    params: ['project', 'person'],
    kind: 'SHOWCASES',
    by: ['PublicationConsentGiven'],
    to: ['requester'],
  },
  PUBLICATION_CONSENT_DECLINED: {
    params: ['project', 'person'],
    kind: 'SHOWCASES',
    by: ['PublicationConsentDeclined'],
    to: ['requester'],
  },
  SHOWCASE_HOOK_STOPPED: {
    params: ['showcase'],
    kind: 'SHOWCASES',
    by: ['job:deliver-showcase-hook'],
    to: ['acceleratorAdmins'],
  },
} as const satisfies NoticeDeclarations

/** Events that notify nobody, with the reason. */
export const silentEvents = {
  ProjectRepublished: 'the team itself published it again',
  ShowcaseArchived: 'the accelerator’s own work on its showcases',
  ShowcasePublished: 'the accelerator’s own work on its showcases',
  ShowcaseReturnedToDraft: 'the accelerator’s own work on its showcases',
}
