import { AppError } from '../../platform/http/app-error.ts';
import { MESSAGES } from '../../platform/messages.ts';

/** Refuses a new password that is shorter than this installation asks for, at the form's own field. */
export type CheckPassword = (field: string, password: string) => void;

export const checkPassword =
  (min: number): CheckPassword =>
  (field, password) => {
    if (password.length < min) throw AppError.validation({ [field]: [MESSAGES.fields.passwordShorter(min)] });
  };
