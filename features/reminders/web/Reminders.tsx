import './reminders.css'
import { useMemo } from 'react'
import { isOutsideTeam } from '#platform/web/api/api-error.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { acceleratorStore } from '#platform/web/person-store.ts'
import { useStore } from '#platform/web/use-store.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { Button } from '#platform/web/work/components/Button.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { AddIcon, PeopleIcon } from '#platform/web/work/components/icons/icons.ts'
import { ListScreen, type Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { PageState } from '#platform/web/work/components/states/PageState.tsx'
import { PersonName } from '#platform/web/work/components/text/PersonName.tsx'
import { listReminderRules } from '../contract/reminder-rule.endpoints.ts'
import { Plan } from './Plan.tsx'
import { ruleActions } from './rule-actions.tsx'
import { NewRule } from './RuleForm.tsx'

const openNewRule = (title: string): void => openDrawer({ title, body: <NewRule /> })

const columnsOf = (t: ReturnType<typeof useTexts>): Columns<typeof listReminderRules> => ({
  kind: { width: '20%', sort: 'KIND', cell: ({ kind }) => t(`kinds.${kind}`) },
  when: { width: '20%', cell: ({ timing, days }) => t(`when.${timing}`, { days }) },
  audiences: {
    width: '24%',
    cell: ({ audiences }) => audiences.map((one) => t(`audiences.${one}`)).join(', '),
  },
  escalate: {
    cell: ({ escalateDays }) => (escalateDays === null ? '—' : t('when.AFTER', { days: escalateDays })),
  },
  active: { cell: ({ active }) => t(active ? 'active.on' : 'active.off') },
  author: { cell: ({ author }) => <PersonName person={author} /> },
})

/** Screen of the reminder rules of the chosen accelerator, with the plan for this week. */
export const Reminders = () => {
  const t = useTexts('reminders')
  const accelerator = useStore(acceleratorStore)
  const list = useList(listReminderRules, { enabled: accelerator !== null, deniedHere: true })
  const columns = useMemo(() => columnsOf(t), [t])
  const rowActions = useActions(ruleActions)
  if (accelerator === null || isOutsideTeam(list.answer.error))
    return (
      <section>
        <PageHead />
        <PageState icon={PeopleIcon} title={t('deniedTitle')} text={t('denied')} />
      </section>
    )
  const add = (
    <Button variant="contained" startIcon={<AddIcon />} onClick={() => openNewRule(t('form.title'))}>
      {t('form.title')}
    </Button>
  )
  return (
    <>
      <ListScreen
        of={list}
        columns={columns}
        rowName={({ kind, timing, days }) => `${t(`kinds.${kind}`)}, ${t(`when.${timing}`, { days })}`}
        rowActions={rowActions}
        above={<p className="reminder-quiet">{t('list.intro')}</p>}
        {...(list.isEmpty ? { emptyAction: add } : { action: add })}
      />
      <Plan />
    </>
  )
}
