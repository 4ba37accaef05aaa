import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { MailIcon } from '#platform/web/work/components/icons/icons.ts'
import { Rows, Section } from '#platform/web/work/components/rows/Rows.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { listProjectInvitations } from '../../contract/invitation.endpoints.ts'
import { InvitationRow } from './InvitationRow.tsx'
import { InviteForm } from './InviteForm.tsx'

/** Invitations to the team, or to lead a project that an accelerator owns. */
export const Invitations = ({ projectId, isManaged }: { projectId: number; isManaged: boolean }) => {
  const t = useTexts('teams')
  const invited = useCall(listProjectInvitations, { query: { projectId } }, { deniedHere: true })
  const invite = () =>
    openDrawer({
      title: t(isManaged ? 'projectInviting.leaderTitle' : 'projectInviting.formTitle'),
      body: <InviteForm projectId={projectId} isManaged={isManaged} />,
    })
  const items = invited.data?.items ?? []
  return (
    <Section
      title={t('projectInviting.title')}
      help={t(
        invited.data && items.length === 0
          ? isManaged
            ? 'projectInviting.emptyKept'
            : 'projectInviting.empty'
          : 'projectInviting.help',
      )}
      action={
        <Button startIcon={<MailIcon />} onClick={invite}>
          {t(isManaged ? 'projectInviting.inviteLeader' : 'projectInviting.invite')}
        </Button>
      }
    >
      {items.length > 0 ? (
        <Rows>
          {items.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} />
          ))}
        </Rows>
      ) : invited.error ? (
        <ErrorState error={invited.error} retry={() => void invited.refetch()} />
      ) : invited.isPending ? (
        <LoadingBlock lines={2} />
      ) : null}
    </Section>
  )
}
