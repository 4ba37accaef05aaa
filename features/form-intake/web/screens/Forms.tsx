import '../form-intake.css'
import { useMemo } from 'react'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { isOutsideTeam } from '#platform/web/api/api-error.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { acceleratorStore } from '#platform/web/person-store.ts'
import { useStore } from '#platform/web/use-store.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { AddIcon, PeopleIcon } from '#platform/web/work/components/icons/icons.ts'
import { ListScreen, type Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { PageState } from '#platform/web/work/components/states/PageState.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { listIntakeForms } from '../../contract/form.endpoints.ts'
import { submissionStates } from '../../domain/states.ts'
import { NewForm } from '../form/NewForm.tsx'

type Texts = ReturnType<typeof useTexts>

const columnsOf = (t: Texts): Columns<typeof listIntakeForms> => ({
  name: { width: '24%', sort: 'NAME', cell: ({ name }) => name },
  kind: { cell: ({ kind }) => t(`kinds.${kind}`) },
  track: { width: '20%', cell: ({ track }) => track?.name ?? '—' },
  active: { cell: ({ active }) => t(active ? 'active.on' : 'active.off') },
  submissions: {
    align: 'end',
    cell: ({ counts }) => submissionStates.reduce((sum, state) => sum + (counts[state] ?? 0), 0),
  },
  failed: { align: 'end', cell: ({ counts }) => counts.REJECTED ?? 0 },
  last: { cell: ({ lastAt }) => (lastAt ? <DateText value={lastAt} as="time" /> : '—') },
})

/** Screen of the forms of the chosen accelerator. */
export const Forms = () => {
  const t = useTexts('form-intake')
  const accelerator = useStore(acceleratorStore)
  const list = useList(listIntakeForms, { enabled: accelerator !== null, deniedHere: true })
  const columns = useMemo(() => columnsOf(t), [t])
  if (accelerator === null || isOutsideTeam(list.answer.error))
    return (
      <section>
        <PageHead />
        <PageState icon={PeopleIcon} title={t('deniedTitle')} text={t('denied')} />
      </section>
    )
  const create = () => openDrawer({ title: t('forms.create'), body: <NewForm /> })
  return (
    <ListScreen
      of={list}
      columns={columns}
      rowName={({ name }) => name}
      rowLink={({ id }) => linkTo('/bch/view/intake-forms/form', { formId: id })}
      above={<p className="form-intake-hint form-intake-intro">{t('forms.intro')}</p>}
      action={
        <>
          <Button component={ScreenLink} to="/bch/view/intake-forms/submissions">
            {t('forms.submissions')}
          </Button>
          <Button variant="contained" startIcon={<AddIcon />} onClick={create}>
            {t('forms.create')}
          </Button>
        </>
      }
    />
  )
}
