import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { contentStateTables } from '../../domain/state-tables.ts'
import type { Content } from './settings.queries.ts'

/** The state chip of a programme, track or task. */
export const ContentState = ({ content }: { content: Pick<Content, 'kind' | 'contentStatus'> }) => (
  <StateOf table={contentStateTables[content.kind]} state={content.contentStatus} />
)
