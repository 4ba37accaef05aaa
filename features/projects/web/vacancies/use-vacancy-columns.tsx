import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Column } from '#platform/web/work/components/list/list-types.ts'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import type { OpenVacancy } from '../joining.types.ts'
import { RespondButton } from './RespondButton.tsx'
import { VacancyTitle } from './VacancyTitle.tsx'

/** The columns of the list of vacancies. */
export const useVacancyColumns = (): Column<OpenVacancy>[] => {
  const t = useTexts('projects')
  const title = (key: string): string => t(`vacancies.columns.${key}`)
  return [
    {
      key: 'name',
      title: title('name'),
      sort: 'NAME',
      width: '30%',
      cell: (row) => <VacancyTitle vacancy={row} />,
    },
    {
      key: 'project',
      title: title('project'),
      width: '26%',
      cell: ({ project }) => (
        <span className="vacancy-project">
          {project.name}
          <small>{[project.industry, t(`stages.${project.stage}`)].filter(Boolean).join(' · ')}</small>
        </span>
      ),
    },
    {
      key: 'competencies',
      title: title('competencies'),
      cell: ({ competencies }) =>
        competencies.map(({ name }) => name).join(', ') || <span aria-hidden>—</span>,
    },
    {
      key: 'date',
      title: title('date'),
      sort: 'CREATE_DATE',
      cell: (row) => <DateText value={row.createdAt} as="relative" />,
    },
    { key: 'respond', title: title('respond'), cell: (row) => <RespondButton vacancy={row} /> },
  ]
}
