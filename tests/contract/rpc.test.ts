import { describe, expect, it } from 'vitest';
import { useProject } from './support/project.ts';

const project = useProject();

describe('rpc', () => {
  it('returns a scalar', async () => {
    const { client, id } = await project.account(['pilot_car']);

    const answer = await client.rpc('has_role', { _user_id: id, _role: 'pilot_car' });

    expect(answer).toMatchObject({ data: true, error: null });
  });

  it('returns a set of scalars as a list', async () => {
    const { client, id } = await project.account(['carrier', 'pilot_car']);

    const answer = await client.rpc('get_user_roles', { _user_id: id });

    expect(answer).toMatchObject({ data: ['carrier', 'pilot_car'], error: null });
  });

  it('returns 403 if the function refuses', async () => {
    const { client } = await project.account(['carrier']);
    const other = await project.account();

    const { status, error } = await client.rpc('get_user_roles', { _user_id: other.id });

    expect([status, error?.code]).toEqual([403, '42501']);
  });

  it('returns 401 to visitors without a grant', async () => {
    const { status, error } = await project
      .visitor()
      .rpc('get_user_roles', { _user_id: crypto.randomUUID() });

    expect([status, error?.code]).toEqual([401, '42501']);
  });

  it('returns 404 for an unknown function', async () => {
    const { status, error } = await project.visitor().rpc('nope');

    expect([status, error?.code]).toEqual([404, 'PGRST202']);
  });

  it('returns 404 for unknown arguments', async () => {
    const { client } = await project.account();

    const { status, error } = await client.rpc('has_role', { wrong: 1 });

    expect([status, error?.code]).toEqual([404, 'PGRST202']);
  });

  it('uses the HTTP status an error names', async () => {
    const { client } = await project.account(['admin']);

    const { status, error } = await client.rpc('delete_user', { _user_id: crypto.randomUUID() });

    expect([status, error?.code]).toEqual([404, 'PT404']);
    expect(error?.message).toBe('This account does not exist.');
  });
});
