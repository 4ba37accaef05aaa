import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useStore } from '#platform/web/use-store.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { contentActions } from './content-actions.tsx'
import { ContentRow } from './ContentRow.tsx'
import { CreateLink } from './CreateLink.tsx'
import { foldStore, setOpen } from './folds.ts'
import { Hint } from './Hint.tsx'
import { HintAction } from './HintAction.tsx'
import { contentOf, type ProgrammeNode } from './settings.queries.ts'
import { TrackBranch } from './TrackBranch.tsx'
import { draftsInside, nonePublished } from './tree.ts'
import { durationProblems } from '../../domain/durations.rules.ts'
import { useOrder, type Order } from './use-order.ts'
import { isPublished } from '../../domain/phases.ts'

type Props = {
  programme: ProgrammeNode
  order: Order
  tracksOpen: boolean
  isApproved: boolean
}

/** A programme of the tree with its tracks. */
export const ProgrammeBranch = ({ programme, order, tracksOpen, isApproved }: Props) => {
  const t = useTexts('programmes')
  const key = `programme:${programme.id}`
  const isOpen = useStore(foldStore)[key] ?? true
  const trackOrder = useOrder('track', programme.tracks)
  const content = contentOf('programme', programme)
  const problems = durationProblems(programme)
  const whyNotApproved = isApproved ? null : t('settings.whyNot.accelerator')
  const actions = useActions(contentActions, {
    order,
    whyNotPublished: whyNotApproved,
    draftsInside: draftsInside(programme),
  })(content)
  return (
    <li className="settings-card">
      <ContentRow
        content={content}
        heading="h2"
        order={order}
        fold={{ isOpen, toggle: () => setOpen(key, !isOpen) }}
        facts={[
          t('settings.facts.tracks', { count: programme.tracksCount }),
          programme.durationDays === null
            ? null
            : t('settings.facts.days', { count: programme.durationDays }),
          t(programme.creationStrategy === 'STRICT' ? 'settings.facts.strict' : 'settings.facts.notStrict'),
        ]}
        warning={problems.length > 0 ? t('settings.facts.durations', { count: problems.length }) : null}
        actions={actions}
      />
      {isOpen ? (
        <div className="settings-branch">
          {isPublished(programme) && nonePublished(programme.tracks) ? (
            <Hint action={<HintAction actions={actions} name="publishAll" />}>
              {t('settings.hints.tracks')}
            </Hint>
          ) : null}
          <ul className="settings-list">
            {programme.tracks.map((track) => (
              <TrackBranch
                key={track.id}
                track={track}
                programme={programme}
                order={trackOrder}
                isOpenAtFirst={tracksOpen}
                whyNotPublished={
                  whyNotApproved ?? (isPublished(programme) ? null : t('settings.whyNot.programme'))
                }
              />
            ))}
          </ul>
          {programme.actions.includes('edit') ? <CreateLink kind="track" parentId={programme.id} /> : null}
        </div>
      ) : null}
      <span className="visually-hidden" role="status">
        {trackOrder.announcement}
      </span>
    </li>
  )
}
