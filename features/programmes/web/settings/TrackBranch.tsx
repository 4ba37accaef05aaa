import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import { useStore } from '#platform/web/use-store.ts'
import { ContentRow } from './ContentRow.tsx'
import { CreateLink } from './CreateLink.tsx'
import { foldStore, setOpen } from './folds.ts'
import { Hint } from './Hint.tsx'
import { rowActions } from './row-actions.ts'
import { shortAddress } from './settings-links.ts'
import { contentOf, type TrackNode } from './settings.queries.ts'
import { TrackpointList } from './TrackpointList.tsx'
import { nonePublished } from './tree.ts'
import type { ContentDeeds } from './use-content-deeds.ts'
import type { Order } from './use-order.ts'

type Props = {
  track: TrackNode
  order: Order
  deeds: ContentDeeds
  isOpenAtFirst: boolean
  whyNotPublished: string | null
}

/** A track of the tree with its trackpoints. */
export const TrackBranch = ({ track, order, deeds, isOpenAtFirst, whyNotPublished }: Props) => {
  const t = useTexts('programmes')
  const key = `track:${track.id}`
  const isOpen = useStore(foldStore)[key] ?? isOpenAtFirst
  const content = contentOf('track', track)
  const copyLink = async ({ shortLink }: TrackNode) => {
    await navigator.clipboard.writeText(shortAddress(shortLink))
    notify({ code: 200, text: t('settings.done.link') })
  }
  return (
    <li>
      <ContentRow
        content={content}
        heading="h3"
        order={order}
        fold={{ isOpen, toggle: () => setOpen(key, !isOpen) }}
        facts={[
          t('settings.facts.trackpoints', { count: track.trackpointsCount }),
          t('settings.facts.requests', { count: track.requestsCount }),
          track.investmentType === 'INVESTMENT' ? t('settings.facts.investment') : null,
          track.requestType === 'ON_SCHEDULE' ? t('settings.facts.onSchedule') : null,
        ]}
        warning={track.accessStatus === 'BLOCKED' ? t('settings.facts.blocked') : null}
        actions={rowActions(content, deeds, t, {
          order,
          track,
          whyNotPublished,
          copyLink: (one) => void copyLink(one),
        })}
      />
      {isOpen ? (
        <div className="settings-branch">
          {track.contentStatus === 'PUBLISHED' && nonePublished(track.trackpoints) ? (
            <Hint>{t('settings.hints.trackpoints')}</Hint>
          ) : null}
          <TrackpointList track={track} deeds={deeds} />
          {track.actions.includes('edit') ? <CreateLink kind="trackpoint" parentId={track.id} /> : null}
        </div>
      ) : null}
    </li>
  )
}
