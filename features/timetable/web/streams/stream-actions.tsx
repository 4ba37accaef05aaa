import { dayIn } from '#platform/domain/deadline.ts'
import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { CopyIcon, DeleteIcon, EditIcon } from '#platform/web/work/components/icons/icons.ts'
import { deleteStream } from '../../contract/timetable.endpoints.ts'
import { nextStream } from '../../domain/next-stream.rules.ts'
import type { Stream } from '../timetable.types.ts'
import { EditStreamForm } from './EditStreamForm.tsx'
import { NewStreamForm } from './NewStreamForm.tsx'

const copyOf = (stream: Stream) => nextStream([stream], dayIn(stream.until.timeZone, Date.now()))

/** Actions on a stream. */
export const streamActions = actionsOf<Stream>(
  'timetable:streams',
  {
    edit: { icon: EditIcon, form: (stream) => <EditStreamForm stream={stream} /> },
    copy: {
      icon: CopyIcon,
      form: (stream) => (
        <NewStreamForm trackId={stream.tracks[0]!.id} plan={copyOf(stream)} tracks={stream.tracks} />
      ),
    },
    delete: {
      icon: DeleteIcon,
      danger: true,
      confirm: true,
      send: ({ id, version }) => call(deleteStream, { body: { id, version } }),
    },
  },
  { words: ({ name }) => ({ name }) },
)
