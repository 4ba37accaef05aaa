import './gallery.css'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { z } from 'zod'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { numberParam } from '#platform/web/search-params.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { DetailsScreen } from '#platform/web/work/components/details/DetailsScreen.tsx'
import { History } from '#platform/web/work/components/history/History.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { StateChip } from '#platform/web/work/components/states/StateChip.tsx'
import { DeadlineText } from '#platform/web/work/components/text/DeadlineText.tsx'
import { PersonAvatar } from '#platform/web/work/components/text/PersonAvatar.tsx'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { sampleActions } from './sample-actions.ts'
import { useSamples } from './use-samples.ts'

const search = z.object({ id: numberParam() })

const About = () => <p className="gallery-text">{useTexts('gallery')('about')}</p>

const about = () => <About />
const tasks = () => <LoadingBlock />

/** The page of one record: header, next step, tabs, history, confirm and message forms. */
export const DetailsSample = () => {
  const t = useTexts('gallery')
  const rows = useSamples()
  const [{ id = 1 }] = useScreenSearch(search)
  const actionsOf = useActions(sampleActions)
  const row = rows.find((one) => one.id === id) ?? rows[0]
  if (!row) return <LoadingBlock />
  const actions = actionsOf(row)
  return (
    <DetailsScreen
      listId="gallery"
      backTo={linkTo('/bch/view/bch-test', { part: 'list' })}
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
          {t('nextStep')} <DeadlineText value={row.dueAt} />
        </>
      }
      actions={actions}
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
