import './templates.css'
import { useMemo } from 'react'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { PeopleIcon } from '#platform/web/work/components/icons/icons.ts'
import { ListScreen, type Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { PageState } from '#platform/web/work/components/states/PageState.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { PersonName } from '#platform/web/work/components/text/PersonName.tsx'
import { listNotificationTemplates } from '../../contract/notification-template.endpoints.ts'
import { noticeKinds } from '../../domain/notice-kinds.ts'
import { templateState } from '../../contract/notification-template.schemas.ts'
import { useSubjectWords } from './use-subject-words.ts'
import { useTemplateOwner } from './use-template-owner.ts'

const columnsOf = (
  t: ReturnType<typeof useTexts>,
  wordsOf: ReturnType<typeof useSubjectWords>,
): Columns<typeof listNotificationTemplates> => ({
  subject: { width: '38%', sort: 'SUBJECT', cell: ({ subject }) => wordsOf(subject) },
  kind: { width: '20%', sort: 'KIND', cell: ({ kind }) => t(`templates.kinds.${kind}`) },
  words: { cell: ({ words }) => t(`templates.words.${words}`) },
  changed: { cell: ({ changedAt }) => (changedAt ? <DateText value={changedAt} as="relative" /> : '—') },
  author: { cell: ({ author }) => (author ? <PersonName person={author} /> : '—') },
})

/** Screen of the templates of an accelerator, or of the portal. */
export const NotificationTemplates = () => {
  const t = useTexts('communication')
  const { acceleratorId, isNobody } = useTemplateOwner()
  const list = useList(listNotificationTemplates, {
    of: { acceleratorId: acceleratorId ?? undefined },
    enabled: !isNobody,
    deniedHere: true,
  })
  const wordsOf = useSubjectWords()
  const columns = useMemo(() => columnsOf(t, wordsOf), [t, wordsOf])
  if (isNobody)
    return (
      <section>
        <PageHead />
        <PageState icon={PeopleIcon} title={t('templates.deniedTitle')} text={t('templates.denied')} />
      </section>
    )
  return (
    <ListScreen
      of={list}
      columns={columns}
      rowName={({ subject }) => wordsOf(subject)}
      rowLink={({ id }) => linkTo('/bch/view/notification-templates/template', { code: id })}
      filters={{
        kind: [...noticeKinds, 'ACCOUNT' as const].map((value) => ({
          value,
          label: t(`templates.kinds.${value}`),
        })),
        words: templateState
          .filter((value) => value !== 'PORTAL' || acceleratorId !== null)
          .map((value) => ({ value, label: t(`templates.words.${value}`) })),
      }}
      above={
        <p className="template-intro">
          {t(acceleratorId === null ? 'templates.introPortal' : 'templates.introAccelerator')}
        </p>
      }
    />
  )
}
