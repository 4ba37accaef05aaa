import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { EyeIcon, OpenIcon, RedoIcon, SendIcon } from '#platform/web/work/components/icons/icons.ts'
import {
  giveContactConsent,
  revokeAccelerationRequest,
} from '../../contract/acceleration-request.endpoints.ts'
import { contactConsentVersion } from '../../domain/contact-consent.ts'
import { applyLink, workLink, type MyRequest } from './my-requests.queries.ts'
import { requestStateTable } from '../../domain/state-tables.ts'

/** The team's actions on its own application. */
export const requestActions = actionsOf<MyRequest, 'work' | 'details', { open?: (id: number) => void }>(
  'acceleration-requests:myRequests.actions',
  {
    work: {
      icon: OpenIcon,
      when: ({ projectTrackId }) => projectTrackId !== null,
      to: ({ projectTrackId }) => workLink(projectTrackId ?? 0),
    },
    details: {
      icon: EyeIcon,
      when: (_row, { open }) => open !== undefined,
      run: ({ id }, { open }) => open?.(id),
    },
    consent: {
      confirm: true,
      // The same text that the leader agrees to when applying.
      about: ({ accelerator }, { t }) => t('consent.text', { accelerator: accelerator.name }),
      send: ({ id }) =>
        call(giveContactConsent, { body: { requestId: id, consentVersion: contactConsentVersion } }),
    },
    revoke: {
      icon: RedoIcon,
      danger: true,
      confirm: true,
      send: ({ id }) => call(revokeAccelerationRequest, { query: { requestId: id } }),
    },
    apply: { icon: SendIcon, primary: true, to: ({ track }) => applyLink(track.id) },
    accept: null,
    reject: null,
  },
  {
    words: ({ accelerator, project, track }) => ({
      accelerator: accelerator.name,
      project: project.name,
      track: track.name,
    }),
    states: requestStateTable,
  },
)
