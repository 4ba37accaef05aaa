import { linkTo } from '#platform/domain/screen-paths.ts'
import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { PlayIcon } from '#platform/web/work/components/icons/icons.ts'
import { runSelection } from '../contract/selection.endpoints.ts'
import type { Selection } from './selection.types.ts'

type Row = Pick<Selection, 'trackpoint' | 'version'> & { actions: readonly Selection['actions'][number][] }

/** The preview on the page; the run uses exactly this one. */
type Around = { fingerprint: string; passed: number; failed: number; whyNot: string | null }

/** Actions on the selection of a task; it is edited on its page. */
export const selectionActions = actionsOf<Row, never, Around>(
  'selection:task',
  {
    edit: null,
    run: {
      icon: PlayIcon,
      primary: true,
      confirm: true,
      // No success notice, because the record shows its progress.
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
