import type { ComponentType } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useDeed } from '#platform/web/query/use-deed.ts'
import { ActionMenu } from '#platform/web/work/components/ActionMenu.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { CloseIcon, EditIcon, RedoIcon } from '#platform/web/work/components/icons/icons.ts'
import { Row } from '#platform/web/work/components/rows/Rows.tsx'
import { StateChip } from '#platform/web/work/components/states/StateChip.tsx'
import { closeVacancy, reopenVacancy } from '../../../teams/contract/vacancy.endpoints.ts'
import { staleAfterVacancy } from '../joining.reads.ts'
import { vacancyTones, type ProjectVacancy } from '../joining.types.ts'
import { VacancyForm } from './VacancyForm.tsx'

type Deed = { icon: ComponentType; onClick: () => void }

const openForm = (title: string, projectId: number, vacancy: ProjectVacancy): void =>
  openDrawer({ title, body: <VacancyForm projectId={projectId} vacancy={vacancy} /> })

/** One vacancy in the team's own list. */
export const VacancyRow = ({ vacancy, projectId }: { vacancy: ProjectVacancy; projectId: number }) => {
  const t = useTexts('projects')
  const { id, name, role, competencies, workload, tasks, status, newResponses, actions } = vacancy
  const close = useDeed(closeVacancy, { refreshes: staleAfterVacancy, success: t('vacancies.closed') })
  const reopen = useDeed(reopenVacancy, { refreshes: staleAfterVacancy, success: t('vacancies.reopened') })
  const body = { vacancyId: id }
  const deeds: Record<ProjectVacancy['actions'][number], Deed> = {
    edit: {
      icon: EditIcon,
      onClick: () => openForm(t('vacancies.editTitle'), projectId, vacancy),
    },
    close: { icon: CloseIcon, onClick: () => close.mutate({ body }) },
    reopen: { icon: RedoIcon, onClick: () => reopen.mutate({ body }) },
  }
  const facts = [role?.name, ...competencies.map((one) => one.name), workload].filter(Boolean).join(' · ')
  return (
    <Row
      title={name}
      facts={facts || null}
      text={tasks || null}
      end={
        <>
          {newResponses > 0 ? (
            <span className="vacancy-responses">{t('vacancies.responses', { count: newResponses })}</span>
          ) : null}
          <StateChip tone={vacancyTones[status]} label={t(`vacancies.states.${status}`)} />
          <ActionMenu
            label={t('vacancies.actions', { name })}
            actions={actions.map((key) => ({ key, label: t(`vacancies.${key}`), ...deeds[key] }))}
          />
        </>
      }
    />
  )
}
