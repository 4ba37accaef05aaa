import { build } from 'rolldown'
import { inRoot, root } from './root.mjs'

/** Bundles programs for Node, given by name and entry file, into a folder of the repository. */
export const bundlePrograms = (programs, dir) =>
  build({
    cwd: root,
    input: {
      ...programs,
      // Threads have separate entry files, which the program expects next to itself.
      'sheet-thread': inRoot('platform/server/spreadsheets/sheet.thread.ts'),
      'select-thread': inRoot('features/selection/server/select.thread.ts'),
      'assign-thread': inRoot('features/expert-assignment/server/assign.thread.ts'),
      'report-thread': inRoot('features/user-reports/server/template/report.thread.ts'),
      'act-thread': inRoot('features/expert-payments/server/document/act.thread.ts'),
      'stamp-thread': inRoot('features/data-rooms/server/stamp/stamp.thread.ts'),
      'calendar-thread': inRoot('features/mentoring/server/calendar/calendar.thread.ts'),
      'preview-thread': inRoot('platform/server/previews/preview.thread.ts'),
      'write-table-thread': inRoot('platform/server/spreadsheets/write-table.thread.ts'),
    },
    platform: 'node',
    // Packages remain in node_modules: some have native parts, and bundling them has no benefit.
    external: (id) => /^(?:@?[a-z]|node:)/i.test(id) && !/^[a-z]:[\\/]/i.test(id),
    output: { dir, cleanDir: true, format: 'esm', sourcemap: true, entryFileNames: '[name].js' },
  })
