import { useState } from 'react'
import { z } from 'zod'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import { numberParam } from '#platform/web/search-params.ts'
import { DetailsScreen } from '#platform/web/work/components/details/DetailsScreen.tsx'
import { confirm, writeMessage } from '#platform/web/work/components/drawer/confirm.tsx'
import { History } from '#platform/web/work/components/history/History.tsx'
import { CheckIcon, CloseIcon, MailIcon } from '#platform/web/work/components/icons/icons.ts'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { StateChip } from '#platform/web/work/components/states/StateChip.tsx'
import { DeadlineText } from '#platform/web/work/components/text/DeadlineText.tsx'
import { PersonAvatar } from '#platform/web/work/components/text/PersonAvatar.tsx'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { useSamples } from './use-samples.ts'

const search = z.object({ id: numberParam() })
const wait = (): Promise<void> => new Promise((done) => setTimeout(done, 600))

const About = () => <p className="gallery-text">{useTexts('gallery')('about')}</p>

const about = () => <About />
const tasks = () => <LoadingBlock />

/** The page of one record: header, next step, tabs, history, confirm and message forms. */
export const DetailsSample = () => {
  const t = useTexts('gallery')
  const rows = useSamples()
  const [{ id = 2 }] = useScreenSearch(search)
  const [loading, setLoading] = useState(false)
  const row = rows.find((one) => one.id === id) ?? rows[0]
  if (!row) return <LoadingBlock />
  const accept = async () => {
    setLoading(true)
    await wait()
    setLoading(false)
    notify({
      code: 200,
      text: t('accepted'),
      undo: { label: t('actions.undo'), run: () => notify({ code: 100, text: t('undone') }) },
    })
  }
  const reject = () =>
    confirm({
      title: t('rejectTitle'),
      text: t('rejectText', { name: row.name }),
      reason: { label: t('drawer.reason'), help: t('rejectHelp'), required: true, max: 1200 },
      submitLabel: t('reject', { count: 1 }),
      danger: true,
      onSubmit: wait,
    })
  return (
    <DetailsScreen
      listId="gallery"
      backTo="/bch/view/bch-test?part=list"
      name={row.name}
      state={<StateChip tone={row.tone} label={t(`states.${row.tone}`)} />}
      facts={
        <>
          <span className="tabular">{`№ ${row.id}`}</span>
          <PersonAvatar person={row.leader} size={20} />
        </>
      }
      nextStep={
        <>
          {t('nextStep')} <DeadlineText value={row.dueAt} timeZone="Europe/Moscow" />
        </>
      }
      primary={{ label: t('accept', { count: 1 }), icon: CheckIcon, loading, onClick: () => void accept() }}
      actions={[
        {
          key: 'message',
          label: t('drawer.message'),
          icon: MailIcon,
          onClick: () => writeMessage({ to: row.leader.name, withSubject: true, onSubmit: wait }),
        },
        { key: 'reject', label: t('reject', { count: 1 }), icon: CloseIcon, danger: true, onClick: reject },
      ]}
      tabs={[
        { key: 'main', title: t('parts.form'), content: about },
        { key: 'tasks', title: t('tasks'), count: 5, content: tasks },
      ]}
      history={
        <History
          entries={[
            {
              id: 3,
              at: rows[1]?.appliedAt ?? '',
              title: t('historyReturn'),
              actor: rows[3]?.leader ?? null,
              from: t('states.done'),
              to: t('states.work'),
              comment: t('comment'),
            },
            {
              id: 2,
              at: rows[4]?.appliedAt ?? '',
              title: t('historyDone'),
              actor: row.leader,
              from: t('states.work'),
              to: t('states.done'),
            },
            { id: 1, at: rows[7]?.appliedAt ?? '', title: t('historyCreated'), actor: null },
          ]}
        />
      }
    />
  )
}
