import '../workspace/workspace.css'
import { lazy, Suspense, type ReactNode } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { ActionButtons } from '#platform/web/work/actions/ActionButtons.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { ActionMenu } from '#platform/web/work/components/ActionMenu.tsx'
import { Button } from '#platform/web/work/components/Button.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { AddIcon, EditIcon, PeopleIcon } from '#platform/web/work/components/icons/icons.ts'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { Row, Rows, Section } from '#platform/web/work/components/rows/Rows.tsx'
import { EmptyState } from '#platform/web/work/components/states/EmptyState.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { PersonAvatar } from '#platform/web/work/components/text/PersonAvatar.tsx'
import { getFirm } from '../../contract/firm.endpoints.ts'
import type { Firm, FirmInvitation } from '../investor-work.types.ts'
import { colleagueActions, invitationActions, sentActions } from './firm-actions.ts'

// Lazy: the form library loads when a form is opened.
const FirmForm = lazy(async () => ({ default: (await import('./FirmForms.tsx')).FirmForm }))
const InviteForm = lazy(async () => ({ default: (await import('./FirmForms.tsx')).InviteForm }))

const open = (title: string, form: ReactNode): void =>
  openDrawer({ title, body: <Suspense fallback={<LoadingBlock />}>{form}</Suspense> })

const openInvite = (title: string, firmId: number): void => open(title, <InviteForm firmId={firmId} />)
const openFirm = (title: string, firm: Firm | null): void => open(title, <FirmForm firm={firm} />)

const Invitations = ({ invitations }: { invitations: readonly FirmInvitation[] }) => {
  const t = useTexts('investors')
  const actions = useActions(invitationActions)
  if (invitations.length === 0) return null
  return (
    <Section title={t('firm.invitations')}>
      <Rows>
        {invitations.map((invitation) => (
          <Row
            key={invitation.id}
            title={invitation.firm.name}
            facts={t('firm.invitedBy', { person: invitation.from.name })}
            end={<ActionButtons size="small" actions={actions(invitation)} />}
          />
        ))}
      </Rows>
    </Section>
  )
}

const People = ({ firm }: { firm: Firm }) => {
  const t = useTexts('investors')
  const onColleague = useActions(colleagueActions)
  const onSent = useActions(sentActions)
  return (
    <Section
      title={t('firm.people')}
      help={t('firm.peopleHelp')}
      action={
        firm.manages ? (
          <Button
            size="small"
            startIcon={<AddIcon />}
            onClick={() => openInvite(t('firm.inviteTitle'), firm.id)}
          >
            {t('firm.invite')}
          </Button>
        ) : null
      }
    >
      <Rows>
        {firm.members.map((one) => (
          <Row
            key={one.uid}
            title={<PersonAvatar person={one.person} />}
            facts={one.admin ? t('firm.admin') : undefined}
            end={
              <>
                <DateText value={one.joinedAt} />
                <ActionMenu actions={onColleague(one)} label={t('firm.menu', { person: one.person.name })} />
              </>
            }
          />
        ))}
        {firm.invitations.map((invitation) => (
          <Row
            key={invitation.id}
            title={invitation.email}
            facts={t('firmStates.SENT')}
            end={<ActionButtons size="small" actions={onSent(invitation)} />}
          />
        ))}
      </Rows>
    </Section>
  )
}

/** Screen of an investor's firm: members and invitations. */
export const FirmPage = () => {
  const t = useTexts('investors')
  const { data, error, refetch } = useCall(getFirm, {})
  if (error && !data) return <ErrorState error={error} retry={() => void refetch()} />
  const firm = data?.firm ?? null
  return (
    <>
      <PageHead
        {...(firm ? { title: firm.name, isName: true } : {})}
        actions={
          firm?.manages ? (
            <Button
              size="small"
              variant="text"
              startIcon={<EditIcon />}
              onClick={() => openFirm(t('firm.editTitle'), firm)}
            >
              {t('firm.edit')}
            </Button>
          ) : null
        }
      />
      {data ? (
        <>
          <Invitations invitations={data.invitations} />
          {firm ? (
            <>
              {firm.about ? <p className="workspace-note">{firm.about}</p> : null}
              <People firm={firm} />
            </>
          ) : (
            <EmptyState
              icon={PeopleIcon}
              title={t('firm.empty.title')}
              text={t('firm.empty.text')}
              action={
                <Button variant="contained" onClick={() => openFirm(t('firm.createTitle'), null)}>
                  {t('firm.create')}
                </Button>
              }
            />
          )}
        </>
      ) : (
        <LoadingBlock lines={6} />
      )}
    </>
  )
}
