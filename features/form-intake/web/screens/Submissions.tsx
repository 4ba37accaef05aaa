import '../form-intake.css'
import { useMemo } from 'react'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { isOutsideTeam } from '#platform/web/api/api-error.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { acceleratorStore } from '#platform/web/person-store.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useStore } from '#platform/web/use-store.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { Button } from '#platform/web/work/components/Button.tsx'
import { PeopleIcon } from '#platform/web/work/components/icons/icons.ts'
import { ListScreen, type Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { PageState } from '#platform/web/work/components/states/PageState.tsx'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { studyLine } from '../../../people/domain/student.ts'
import { listIntakeForms } from '../../contract/form.endpoints.ts'
import { reasonInWords } from '../../contract/reason-words.ts'
import { listFormSubmissions } from '../../contract/submission.endpoints.ts'
import { submissionStateTable } from '../../domain/state-tables.ts'
import { submissionActions } from '../submission-actions.ts'

type Texts = ReturnType<typeof useTexts>

const columnsOf = (t: Texts): Columns<typeof listFormSubmissions> => ({
  sender: { width: '20%', cell: ({ sender, email }) => sender || email || t('submissions.unnamed') },
  student: {
    optional: true,
    width: '20%',
    cell: ({ student }) => studyLine(student, (number) => t('submissions.course', { number })),
  },
  form: { cell: ({ form }) => form.name },
  status: { cell: ({ status }) => <StateOf table={submissionStateTable} state={status} /> },
  reason: { width: '26%', cell: (row) => reasonInWords(row, t) || '—' },
  project: { cell: ({ project }) => project?.name ?? '—' },
  created: { sort: 'CREATE_DATE', cell: ({ createdAt }) => <DateText value={createdAt} as="time" /> },
  received: { optional: true, align: 'end', cell: ({ received }) => received },
})

/** Screen of submissions to forms of the chosen accelerator. */
export const Submissions = () => {
  const t = useTexts('form-intake')
  const accelerator = useStore(acceleratorStore)
  const list = useList(listFormSubmissions, { enabled: accelerator !== null, deniedHere: true })
  const rowActions = useActions(submissionActions)
  const columns = useMemo(() => columnsOf(t), [t])
  const forms = useCall(
    listIntakeForms,
    { query: { limit: 50, sorting: 'NAME', sortingDirection: 'ASC' } },
    { enabled: accelerator !== null, deniedHere: true },
  )
  if (accelerator === null || isOutsideTeam(list.answer.error))
    return (
      <section>
        <PageHead />
        <PageState icon={PeopleIcon} title={t('deniedTitle')} text={t('denied')} />
      </section>
    )
  return (
    <ListScreen
      of={list}
      columns={columns}
      filters={{
        status: submissionStateTable,
        formId: forms.data?.items.map(({ id, name }) => ({ value: String(id), label: name })),
        failed: [{ value: 'true', label: t('submissions.failedOnly') }],
      }}
      rowName={({ sender, email }) => sender || email || t('submissions.unnamed')}
      rowLink={({ id }) => linkTo('/bch/view/intake-forms/submission', { submissionId: id })}
      rowActions={rowActions}
      action={
        <Button component={ScreenLink} to="/bch/view/intake-forms">
          {t('form.back')}
        </Button>
      }
    />
  )
}
