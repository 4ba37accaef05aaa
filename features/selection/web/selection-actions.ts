import { linkTo } from '#platform/domain/screen-paths.ts'
import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { PlayIcon } from '#platform/web/work/components/icons/icons.ts'
import { runSelection } from '../contract/selection.endpoints.ts'
import type { Selection } from './selection.types.ts'

type Row = Pick<Selection, 'trackpoint' | 'version'> & { actions: readonly Selection['actions'][number][] }

/** What the page has reckoned: it is run as it was seen. */
type Around = { fingerprint: string; passed: number; failed: number; whyNot: string | null }

/** What may be done with the selection of a task; it is edited on its page. */
export const selectionActions = actionsOf<Row, never, Around>(
  'selection:task',
  {
    edit: null,
    run: {
      icon: PlayIcon,
      primary: true,
      confirm: true,
      // Its record shows how far it is.
      quiet: true,
      whyNot: (_row, { whyNot }) => whyNot,
      send: async ({ trackpoint, version }, { fingerprint, go }) => {
        const { id } = await call(runSelection, {
          body: { trackpointId: trackpoint.id, version, fingerprint },
        })
        go(linkTo('/bch/view/accelerator-settings/selection-record', { recordId: id }))
      },
    },
  },
  { words: ({ trackpoint }, { passed, failed }) => ({ name: trackpoint.name, passed, failed }) },
)
