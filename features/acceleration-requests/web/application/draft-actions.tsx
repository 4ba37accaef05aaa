import { linkTo } from '#platform/domain/screen-paths.ts'
import { call } from '#platform/web/api/call.ts'
import { actionsOf, type ActionTools } from '#platform/web/work/actions/actions-of.ts'
import { DeleteIcon, EditIcon, SendIcon } from '#platform/web/work/components/icons/icons.ts'
import { createAccelerationRequest } from '../../contract/acceleration-request.endpoints.ts'
import { deleteApplicationDraft } from '../../contract/application-draft.endpoints.ts'
import { contactConsentVersion } from '../../domain/contact-consent.ts'
import { myRequestsPath, workLink } from '../my-requests/my-requests.queries.ts'
import type { Draft, DraftPage } from './application.types.ts'
import { OpenedByApplication } from './OpenedByApplication.tsx'

const texts = 'acceleration-requests:application.actions'

const words = ({ project, track, accelerator }: Draft) => ({
  project: project.name,
  track: track.name,
  accelerator: accelerator.name,
})

const remove = ({ id }: Draft) => call(deleteApplicationDraft, { body: { draftId: id } })

/** Link to an application's page. */
export const draftLink = (draftId: number) =>
  linkTo('/bch/view/my-acceleration-requests/application', { draftId })

/** Actions on a draft in a list. */
export const draftActions = actionsOf<Draft>(
  texts,
  {
    continue: { icon: EditIcon, to: ({ id }) => draftLink(id) },
    // It is sent from its page, which shows what will be sent.
    send: null,
    delete: { icon: DeleteIcon, danger: true, confirm: true, send: remove },
  },
  { words },
)

/** Actions on a draft on its page; `submit` validates and sends it. */
export const applicationActions = actionsOf<DraftPage, 'submit', { submit: () => Promise<void> }>(
  texts,
  {
    continue: null,
    submit: {
      icon: SendIcon,
      primary: true,
      when: ({ actions }) => actions.includes('send'),
      run: (_draft, { submit }) => submit(),
    },
    send: {
      icon: SendIcon,
      confirm: ({ opens }) => opens.length > 0,
      about: ({ opens }) => (opens.length > 0 ? <OpenedByApplication opens={opens} /> : null),
      send: async ({ project, track, message, opens }, { go }: ActionTools) => {
        const sent = await call(createAccelerationRequest, {
          body: {
            projectId: project.id ?? 0,
            trackId: track.id ?? 0,
            message,
            consentVersion: contactConsentVersion,
            opens: opens.map(({ code }) => code),
          },
        })
        // An automatically accepted project begins at once.
        go(
          sent.projectTrackId === null
            ? linkTo(myRequestsPath, { requestId: sent.id })
            : workLink(sent.projectTrackId),
        )
        return sent
      },
    },
    delete: {
      icon: DeleteIcon,
      danger: true,
      confirm: true,
      send: async (draft, { go }: ActionTools) => {
        await remove(draft)
        go(linkTo(myRequestsPath, {}))
      },
    },
  },
  { words },
)
