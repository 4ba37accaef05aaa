/** File formats of reports (spec 5: "Report files must be xlsx or docx"). */
export const reportExtensions = ['docx', 'xlsx'] as const

export type ReportExtension = (typeof reportExtensions)[number]

/** Types of parameters. */
export const parameterTypes = ['STRING', 'NUMBER', 'DATE', 'BOOLEAN', 'LIST'] as const

/** States of a run: waiting or running, ready to download, failed. */
export const runStates = ['RUNNING', 'READY', 'FAILED'] as const

export type RunState = (typeof runStates)[number]

/** Kinds of problems in a template. */
export const problemKinds = [
  'UNKNOWN',
  'UNKNOWN_FILTER',
  'UNKNOWN_VALUE',
  'UNKNOWN_PARAMETER',
  'UNCLOSED',
  'UNOPENED',
  'CROSSED',
  'LIST_AS_TEXT',
  'TEXT_AS_LIST',
  'MISFIT',
  'BROKEN',
  'TRACKED_CHANGES',
  'MACROS',
  'EMBEDDED',
  'EXTERNAL',
  'NO_TAGS',
] as const

export type ProblemKind = (typeof problemKinds)[number]
