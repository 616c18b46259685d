import { z } from 'zod';
import { EMAIL_TAKEN, WRONG_CREDENTIALS } from './auth.texts.ts';
import { EMAIL_MAX, NAME_MAX, PASSWORD_MAX, PASSWORD_MIN } from './limits.ts';
import { Plan, Role } from './plans.ts';
import { route } from './route.ts';
import { text } from './text.ts';

export { EMAIL_TAKEN, WRONG_CREDENTIALS };

export const User = z
  .object({
    id: z.string(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    /** Every user has 'user'; 'admin' and 'service' come on top. */
    roles: z.array(Role),
    plan: Plan,
    planName: z.string(),
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof User>;

const Email = text().min(1, 'Email is required').max(EMAIL_MAX, 'Email is too long').pipe(z.email('Invalid email'));

const personName = (label: string) => text().min(1, `${label} is required`).max(NAME_MAX, `${label} is too long`);

export const SignUp = z.object({
  email: Email,
  password: z
    .string()
    .min(PASSWORD_MIN, `Password must be at least ${PASSWORD_MIN} characters long`)
    .max(PASSWORD_MAX, `Password cannot exceed ${PASSWORD_MAX} characters`),
  firstName: personName('First name'),
  lastName: personName('Last name'),
});
export type SignUp = z.infer<typeof SignUp>;

export const SignIn = z.object({
  email: Email,
  password: z.string().min(1, 'Password is required').max(PASSWORD_MAX, 'Password is too long'),
});
export type SignIn = z.infer<typeof SignIn>;

export const auth = {
  signUp: route({
    method: 'POST',
    path: '/auth/sign-up/email',
    summary: 'Create an account; signs in by an HTTP-only cookie',
    tags: ['Account'],
    successStatus: 201,
    isPublic: true,
    errors: ['CONFLICT', 'RATE_LIMITED'],
  })
    .input(SignUp)
    .output(z.object({ user: User })),
  signIn: route({
    method: 'POST',
    path: '/auth/sign-in/email',
    summary: 'Sign in by email and password',
    tags: ['Account'],
    isPublic: true,
    errors: ['UNAUTHORIZED', 'RATE_LIMITED'],
  })
    .input(SignIn)
    .output(z.object({ user: User })),
  signOut: route({
    method: 'POST',
    path: '/auth/sign-out',
    summary: 'End this session on the server',
    tags: ['Account'],
    isPublic: true,
  }).output(z.object({ success: z.boolean() })),
  session: route({
    method: 'GET',
    path: '/auth/session',
    summary: 'Who is signed in; null for a visitor',
    tags: ['Account'],
    isPublic: true,
  }).output(z.object({ user: User.nullable() })),
};
