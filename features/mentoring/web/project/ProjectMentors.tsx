import { lazy, Suspense } from 'react'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { ActionButtons } from '#platform/web/work/actions/ActionButtons.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { Button } from '#platform/web/work/components/Button.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { AddIcon } from '#platform/web/work/components/icons/icons.ts'
import { Row, Rows, Section } from '#platform/web/work/components/rows/Rows.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { PersonName } from '#platform/web/work/components/text/PersonName.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import type { SlotProps } from '#platform/web/work/slots.ts'
import { getProjectMentors } from '../../contract/pairing.endpoints.ts'
import { pairingStateTable } from '../../domain/state-tables.ts'
import { pairingActions } from '../pairing-actions.ts'

const FindMentor = lazy(async () => ({ default: (await import('../form/FindMentor.tsx')).FindMentor }))

type Named = { id: number; name: string }

const find = (title: string, project: Named, acceleratorId: number): void =>
  openDrawer({
    title,
    body: (
      <Suspense fallback={<LoadingBlock />}>
        <FindMentor project={project} acceleratorId={acceleratorId} />
      </Suspense>
    ),
  })

/** The mentors of a project, on its page; its leader and the accelerator look for one here. */
export const ProjectMentors = ({ project }: SlotProps<'project.mentors'>) => {
  const t = useTexts('mentoring')
  const actionsOfOne = useActions(pairingActions)
  const { data, error, refetch } = useCall(
    getProjectMentors,
    { query: { projectId: String(project.id) } },
    { deniedHere: true },
  )
  if (error && !data) return <ErrorState error={error} retry={() => void refetch()} />
  if (!data) return <LoadingBlock lines={4} />
  const several = data.mayAskIn.length > 1
  return (
    <Section
      title={t('ofProject.title')}
      action={data.mayAskIn.map(({ id, name }) => (
        <Button key={id} startIcon={<AddIcon />} onClick={() => find(t('ofProject.find'), project, id)}>
          {several ? t('ofProject.findIn', { accelerator: name }) : t('ofProject.find')}
        </Button>
      ))}
    >
      {data.items.length === 0 ? <p>{t('ofProject.none')}</p> : null}
      {data.items.length === 0 ? null : (
        <Rows>
          {data.items.map((one) => (
            <Row
              key={one.id}
              title={<PersonName person={one.mentor} />}
              facts={
                <span>
                  <span translate="no">{one.accelerator.name}</span> · <DateText value={one.changedAt} />
                </span>
              }
              text={[one.message, one.reason].filter(Boolean).join(' — ')}
              end={
                <>
                  <StateOf table={pairingStateTable} state={one.status} />
                  <ActionButtons size="small" actions={actionsOfOne(one)} />
                </>
              }
            />
          ))}
        </Rows>
      )}
      <p>
        <ScreenLink to={linkTo('/bch/view/mentoring', { tab: 'questions' })}>
          {t('ofProject.questions')}
        </ScreenLink>
      </p>
    </Section>
  )
}
