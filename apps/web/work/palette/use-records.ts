import { useEffect, useState, type ComponentType } from 'react'
import type { FoundKind } from '#platform/domain/found-kinds.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import * as icons from '#platform/web/work/components/icons/icons.ts'
import { matches } from '#platform/web/work/components/palette/match.ts'
import type { PaletteSearch } from '#platform/web/work/components/palette/PaletteNews.tsx'
import type { PaletteGroup, PaletteItem } from '#platform/web/work/components/palette/palette-store.ts'
import {
  recentPlace,
  recentRecords,
  rememberRecord,
  type RecentRecord,
} from '#platform/web/work/recent-records.ts'
import { search } from '../../../../features/search/contract/search.endpoints.ts'
import { opensHere } from './screens-and-actions.ts'

/** Debounce of typing in milliseconds. */
const pause = 150

const kindIcons: Record<FoundKind, ComponentType> = {
  project: icons.RocketIcon,
  projectInWork: icons.BoardIcon,
  accelerationRequest: icons.SendIcon,
  task: icons.CheckCircleIcon,
  person: icons.PersonIcon,
  programme: icons.FolderIcon,
  track: icons.SortIcon,
  accelerator: icons.BuildingIcon,
  profileTemplate: icons.DocumentIcon,
  dictionary: icons.BookIcon,
  formSubmission: icons.LinkIcon,
  technology: icons.GlobeIcon,
  mentorQuestion: icons.CommentIcon,
  userReport: icons.DocumentIcon,
}

const usePaused = (text: string): string => {
  const [paused, setPaused] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}

/** A record as a palette item; undefined if its screen is not accessible in the active role. */
const itemsOf = (
  { title, context, link, pictureUrl }: RecentRecord & { pictureUrl?: string | null },
  icon: ComponentType,
): PaletteItem[] =>
  opensHere(link)
    ? [
        {
          // The key is part of an element's id.
          key: `record-${link.replace(/\W+/g, '-')}`,
          label: title,
          icon,
          ...(pictureUrl && { pictureUrl }),
          ...(context && { hint: context }),
          to: link,
          run: () => rememberRecord({ title, context, link }),
        },
      ]
    : []

/** Records that match a text, by kind; without a text the recent ones. */
export const useRecords = (typed: string): { groups: PaletteGroup[]; search: PaletteSearch } => {
  const t = useTexts('work')
  const text = typed.trim()
  const pausedText = usePaused(text)
  const [recent] = useState(recentRecords)
  const [placeOf] = useState(recentPlace)
  const answer = useCall(
    search,
    { query: { text: pausedText } },
    { enabled: pausedText !== '', keepPrevious: true, deniedHere: true },
  )
  const { data } = answer
  const isFresh = pausedText === text && !answer.isPlaceholderData
  const state =
    text === '' ? 'idle' : isFresh && data ? 'there' : isFresh && answer.isError ? 'failed' : 'loading'
  const status: PaletteSearch = {
    state,
    error: answer.error,
    retry: () => void answer.refetch(),
    meant: state === 'there' && data && data.text !== text.normalize('NFC') ? data.text : null,
    incomplete: state === 'there' && data?.incomplete === true,
  }
  if (text === '') {
    const items = recent.flatMap((record) => itemsOf(record, icons.HistoryIcon))
    return {
      groups: items.length > 0 ? [{ key: 'recent', title: t('palette.recent'), items }] : [],
      search: status,
    }
  }
  // Of the previous results only those that also match the new text: Enter never opens an unintended record.
  const stays = ({ title, context }: { title: string; context: string }): boolean =>
    state === 'there' || matches(`${title} ${context}`, text)
  const groups = (state === 'failed' ? [] : (data?.groups ?? [])).map(({ kind, items }) => ({
    key: kind,
    title: t(`kinds.${kind}`),
    items: items
      .filter(stays)
      .toSorted((a, b) => placeOf(a.link) - placeOf(b.link))
      .flatMap((item) => itemsOf(item, kindIcons[kind]))
      .map((item) => ({ ...item, key: `${kind}-${item.key}` })),
  }))
  return { groups: groups.filter(({ items }) => items.length > 0), search: status }
}
