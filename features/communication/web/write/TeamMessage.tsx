import { call } from '#platform/web/api/call.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import { MessageForm } from '#platform/web/work/components/drawer/MessageForm.tsx'
import type { SlotProps } from '#platform/web/work/slots.ts'
import { sendMessage } from '../../contract/message.endpoints.ts'

/** A message to a project's team, in the drawer. */
export const TeamMessage = ({ project }: SlotProps<'message.to-team'>) => {
  const t = useTexts('communication')
  const chosen = { value: `project:${project.id}`, label: project.name }
  return (
    <MessageForm
      to={{ find: async () => [chosen], chosen }}
      withSubject
      onSubmit={async (body) => {
        const { recipients } = await call(sendMessage, { body })
        notify({ code: 200, text: t('inbox.write.done', { count: recipients }) })
      }}
    />
  )
}
