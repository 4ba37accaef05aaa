import { call } from '#platform/web/api/call.ts'
import { text } from '#platform/web/i18n/texts.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import { writeMessage } from '#platform/web/work/components/drawer/confirm.tsx'
// Importing another feature's contract is allowed: the call belongs to it.
import { sendMessage } from '../../../communication/contract/message.endpoints.ts'

/** Opens a message to a project's team in the drawer. */
export const writeToTeam = ({ id, name }: { id: number; name: string }): void => {
  const chosen = { value: `project:${id}`, label: name }
  writeMessage({
    title: text('acceleration-requests:inWork.write.title', { project: name }),
    to: { find: async () => [chosen], chosen },
    withSubject: true,
    onSubmit: async (body) => {
      const { recipients } = await call(sendMessage, { body })
      notify({ code: 200, text: text('acceleration-requests:inWork.write.done', { count: recipients }) })
    },
  })
}
