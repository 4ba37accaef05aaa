import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DetailsScreen } from '#platform/web/work/components/details/DetailsScreen.tsx'
import { StateChip } from '#platform/web/work/components/states/StateChip.tsx'
import type { ProjectPage } from '../project.types.ts'
import { useDetailsPrimary } from './use-details-primary.ts'
import { useDetailsTabs } from './use-details-tabs.tsx'
import { useWayBack } from './use-way-back.ts'

/** A project's page: who it is, the one thing its reader does next, and what they may see of it in tabs. */
export const ProjectHead = ({ project }: { project: ProjectPage }) => {
  const t = useTexts('projects')
  const { name, serialNumber, leader, stage, summary } = project
  return (
    <DetailsScreen
      {...useWayBack(project)}
      name={name}
      state={stage === 'NOT_DETERMINED' ? null : <StateChip tone="new" label={t(`stages.${stage}`)} />}
      facts={
        <>
          <span className="tabular">{t('edit.number', { number: serialNumber })}</span>
          {leader ? <span>{t('edit.leader', { name: leader.name })}</span> : null}
        </>
      }
      nextStep={summary || null}
      primary={useDetailsPrimary(project)}
      tabs={useDetailsTabs(project)}
    />
  )
}
