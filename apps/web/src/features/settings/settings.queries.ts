import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export const profileOptions = api.settings.profile.queryOptions();
export const sessionsOptions = api.settings.sessions.queryOptions();
export const apiKeysOptions = api.settings.apiKeys.queryOptions();

export const useProfile = () => useQuery(profileOptions);
