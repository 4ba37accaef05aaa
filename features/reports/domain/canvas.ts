/** Canvases of the specification (spec 3). */
export const canvasCodes = ['OSTERWALDER_CANVAS', 'OSTERWALDER_CANVAS_PRESEED_B'] as const

export type CanvasCode = (typeof canvasCodes)[number]

/** Sheets that a canvas is printed on, in landscape. */
export const canvasPapers = ['a3', 'a4'] as const

export type CanvasPaper = (typeof canvasPapers)[number]

/** The nine blocks of a business model canvas, in their order on phones. */
export const canvasBlocks = [
  'VALUE_PROPOSITIONS',
  'CUSTOMER_SEGMENTS',
  'CUSTOMER_RELATIONSHIPS',
  'CHANNELS',
  'KEY_ACTIVITIES',
  'KEY_RESOURCES',
  'KEY_PARTNERS',
  'COST_STRUCTURE',
  'REVENUE_STREAMS',
] as const

export type CanvasBlock = (typeof canvasBlocks)[number]

/** Where the blocks are on a sheet: a block in several rows or columns takes all of them. */
export const canvasAreas: readonly (readonly CanvasBlock[])[] = [
  ['KEY_PARTNERS', 'KEY_ACTIVITIES', 'VALUE_PROPOSITIONS', 'CUSTOMER_RELATIONSHIPS', 'CUSTOMER_SEGMENTS'],
  ['KEY_PARTNERS', 'KEY_RESOURCES', 'VALUE_PROPOSITIONS', 'CHANNELS', 'CUSTOMER_SEGMENTS'],
  ['COST_STRUCTURE', 'COST_STRUCTURE', 'COST_STRUCTURE', 'REVENUE_STREAMS', 'REVENUE_STREAMS'],
]

/** Codes of the profile elements in each block. */
export type CanvasMapping = Readonly<Record<CanvasBlock, readonly string[]>>

/** Maximum number of elements in a block, which fits on a page. */
export const maxElementsOfBlock = 6

/** Default elements of the blocks: fields of the standard template. */
export const standardMappings: Readonly<Record<CanvasCode, CanvasMapping>> = {
  OSTERWALDER_CANVAS: {
    VALUE_PROPOSITIONS: ['problem', 'solution', 'strengths'],
    CUSTOMER_SEGMENTS: ['customer_types', 'customer_portrait'],
    CUSTOMER_RELATIONSHIPS: ['interview_insights'],
    CHANNELS: ['sales_channels', 'market_geography'],
    KEY_ACTIVITIES: ['roadmap'],
    KEY_RESOURCES: ['team_story', 'ip_objects'],
    KEY_PARTNERS: ['pilots'],
    COST_STRUCTURE: ['use_of_funds'],
    REVENUE_STREAMS: ['revenue_models', 'list_price'],
  },
  OSTERWALDER_CANVAS_PRESEED_B: {
    VALUE_PROPOSITIONS: ['pitch', 'solution'],
    CUSTOMER_SEGMENTS: ['customer_portrait', 'market_size'],
    CUSTOMER_RELATIONSHIPS: ['interviews_count', 'interview_insights'],
    CHANNELS: ['sales_channels'],
    KEY_ACTIVITIES: ['prototype_story', 'readiness'],
    KEY_RESOURCES: ['key_people'],
    KEY_PARTNERS: ['pilots'],
    COST_STRUCTURE: ['unit_economics'],
    REVENUE_STREAMS: ['business_model', 'sales_plan'],
  },
}
