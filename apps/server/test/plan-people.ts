import type { Plan } from '@groundwork/contract/plans';
import type { TestApp, Visitor } from './app.ts';

/** People on the plan that a test wants, set by the admin's own call. The first account of the app becomes that admin. */
export async function planPeople(app: TestApp) {
  const admin = await app.signedUp();
  const idOf = async (someone: Visitor): Promise<string> => (await someone.get('/auth/session')).body.user.id;
  const setPlan = async (someone: Visitor, plan: Plan) => {
    const answer = await admin.patch(`/admin/users/${await idOf(someone)}/plan`, { plan });
    if (answer.status !== 200) throw new Error(`plan: ${JSON.stringify(answer.body)}`);
  };
  return {
    admin,
    idOf,
    setPlan,
    async on(plan: Plan): Promise<Visitor> {
      const someone = await app.signedUp();
      await setPlan(someone, plan);
      return someone;
    },
  };
}

const INTEREST = 'A solid electrolyte for lithium metal batteries in electric aircraft.';

export async function newProject(visitor: Visitor, areaOfInterest = INTEREST): Promise<string> {
  const { status, body } = await visitor.post('/projects', { areaOfInterest });
  if (status !== 201) throw new Error(`project: ${JSON.stringify(body)}`);
  return body.newProject.id;
}
