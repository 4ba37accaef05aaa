import { linkTo } from '#platform/domain/screen-paths.ts'
import type { Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { DeadlineText } from '#platform/web/work/components/text/DeadlineText.tsx'
import { TextLink } from '#platform/web/work/components/text/TextLink.tsx'
import type { listStreams } from '../../contract/timetable.endpoints.ts'
import { streamStateTable } from '../../domain/state-tables.ts'
import type { Stream } from '../timetable.types.ts'
import { isTaking } from '../../domain/phases.ts'

const Tracks = ({ tracks }: Pick<Stream, 'tracks'>) => (
  <ul className="timetable-names">
    {tracks.map(({ id, name }) => (
      <li key={id}>
        <TextLink to={linkTo('/bch/view/acceleration-timetable/editor', { trackId: id })}>{name}</TextLink>
      </li>
    ))}
  </ul>
)

export const streamColumns: Columns<typeof listStreams> = {
  name: { sort: 'NAME', width: '24%', cell: ({ name }) => name },
  tracks: { cell: (row) => <Tracks {...row} /> },
  state: { cell: ({ state }) => <StateOf table={streamStateTable} state={state} /> },
  from: { sort: 'FROM', cell: ({ from }) => <DateText value={from} /> },
  until: {
    sort: 'TO',
    cell: (stream) =>
      isTaking(stream) ? <DeadlineText value={stream.until} /> : <DateText value={stream.until.day} />,
  },
  requests: { align: 'end', cell: ({ requestsCount }) => <span className="tabular">{requestsCount}</span> },
}
