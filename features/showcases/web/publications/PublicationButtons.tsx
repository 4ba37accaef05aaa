import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { moveProjectPublication } from '../../contract/project-publication.endpoints.ts'
import type { PublicationMove } from '../../domain/states.ts'
import type { Publication } from '../showcase.types.ts'

type Props = {
  project: { id: number; name: string }
  templateId: number
  actions: Publication['actions']
  done?: () => void
}

const MoveButton = ({
  project,
  templateId,
  action,
  done,
}: Omit<Props, 'actions'> & { action: PublicationMove }) => {
  const t = useTexts('showcases')
  const move = useCommand(moveProjectPublication, {
    success: t(`publications.${action}Done`, { project: project.name }),
    ...(done ? { onDone: done } : {}),
  })
  return (
    <Button
      size="small"
      variant={action === 'unpublish' ? 'text' : 'contained'}
      loading={move.isPending}
      onClick={() => move.mutate({ body: { projectId: project.id, templateId, action } })}
    >
      {t(`publications.${action}`)}
    </Button>
  )
}

/** Actions on a project in one showcase: each can be reverted, so none asks for confirmation. */
export const PublicationButtons = ({ actions, ...of }: Props) =>
  actions.map((action) => <MoveButton key={action} action={action} {...of} />)
