import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider, useMutation, useQuery } from '@apollo/client/react';
import { createElement } from 'react';

const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });
export const app = createElement(ApolloProvider, { client, children: null });
export const hooks = { useMutation, useQuery };
