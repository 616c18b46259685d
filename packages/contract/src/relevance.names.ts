/**
 * How a record belongs to a project. direct: the same thing for the same use; same use: other means for it; same technology: for
 * other uses; asks: a call or a buyer that wants it; near: beside the field, and counted nowhere.
 */
export const RINGS = ['direct', 'same use', 'same technology', 'asks', 'near'] as const;

/**
 * How much of what belongs to a project is looked at. direct: what is about the thing itself, and calls for it; field: also same use,
 * same technology and what asks for either; wide: also what is near. Each holds all of the one before.
 */
export const SCOPES = ['direct', 'field', 'wide'] as const;
export const SCOPE_DEFAULT = 'field';

/** With fewer records of the field a project's dashboard is one list with reasons. */
export const FEW_IN_FIELD = 10;

/** Grades that a language model may give a record. */
export const SCREENED_GRADES = ['on topic', 'related', 'not'] as const;
